import { banglaText } from '@/content/lib/bangla-text';
import { hasLanguage } from '@/content/lib/language';
import { entities } from '@/content/registry';
import { published } from '@/__tests__/content/published';

/** Every text inside a value. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

// That a Bangla version is complete and Bangla is the schema's matter (`translated.test.ts`), so staff cannot break it.
test.each(entities)('the Bangla texts of %s are in the form in which publishing writes them', (entity) => {
  const texts = published[entity]
    .filter((record) => hasLanguage(record, 'bn'))
    .flatMap(({ bn }) => textsIn(bn));
  expect(texts.filter((text) => banglaText(text) !== text)).toEqual([]);
});
