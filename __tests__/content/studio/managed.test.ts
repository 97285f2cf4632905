import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entities } from '@/content/lib/entities';
import { managed } from '@/content/managed';
import { published } from '@/content/published';
import { schemas } from '@/content/schemas';
import { idOf } from './fixtures';

it.each(entities)('knows file, id and title of %s', async (entity) => {
  const records: unknown[] = JSON.parse(
    await readFile(join(process.cwd(), 'content/data', managed[entity].file), 'utf8'),
  );

  expect(published[entity]).toEqual(records);
  // The studio takes them as they stand, so they have to stand as the schema gives them.
  expect(records.map((record) => schemas[entity].parse(record))).toEqual(records);
  expect(published[entity].filter((record) => idOf(entity, record) === 'undefined')).toEqual([]);
  expect(published[entity].filter((record) => managed[entity].titleOf(record) === '')).toEqual([]);
});

it.each(entities)('bears a draft of %s that has nothing to be called by', (entity) => {
  expect([{}, { title: 3, name: null, category: [] }].map(managed[entity].titleOf)).toEqual(['', '']);
});
