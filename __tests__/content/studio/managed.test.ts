import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entities, fileOf, registry } from '@/content/registry';
import { published } from '@/__tests__/content/published';
import { schemas } from '@/content/registry/forms';
import { idOf } from './fixtures';

it.each(entities)('knows file, id and title of %s', async (entity) => {
  const records: unknown[] = JSON.parse(
    await readFile(join(process.cwd(), 'content', fileOf(entity)), 'utf8'),
  );

  expect(published[entity]).toEqual(records);
  // The studio reads records without parsing, so they must be stored in parsed form.
  expect(records.map((record) => schemas[entity].parse(record))).toEqual(records);
  expect(published[entity].filter((record) => idOf(entity, record) === 'undefined')).toEqual([]);
  expect(published[entity].filter((record) => registry[entity].titleOf(record) === '')).toEqual([]);
});

it.each(entities.filter((entity) => !registry[entity].isSingle))(
  'bears a draft of %s that has nothing to be called by',
  (entity) => {
    expect([{}, { title: 3, name: null, category: [] }].map(registry[entity].titleOf)).toEqual(['', '']);
  },
);
