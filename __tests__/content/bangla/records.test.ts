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

// The schema ensures that a Bangla version is complete and in Bangla (`translated.test.ts`).
test.each(entities)('the Bangla texts of %s are in the form in which publishing writes them', (entity) => {
  const texts = published[entity]
    .filter((record) => hasLanguage(record, 'bn'))
    .flatMap(({ bn }) => textsIn(bn));
  expect(texts.filter((text) => banglaText(text) !== text)).toEqual([]);
});
