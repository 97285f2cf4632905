import { checkRecord } from '@/lib/records/check-record';
import { loadMarkdownCheck } from '@/lib/records/markdown-problem';
import { type Entity, isPair } from '@/lib/records';
import { registry } from '@/content/registry';
import { formOf, schemaOf } from '@/content/registry/forms';
import { pair } from '@/__tests__/fixtures/pair';
import { sampleContent } from './sample-content';
import { sitePicture } from '@/content/registry/site-picture';

beforeAll(loadMarkdownCheck);

const limits: readonly (readonly [field: string, least: number, most: number, entity: Entity])[] = [
  ['name', 0, 120, 'products'],
  ['size', 1, 60, 'products'],
  ['inch', 1, 60, 'products'],
  ['title', 5, 140, 'blogs'],
  ['desc', 50, 20_000, 'blogs'],
  ['title', 2, 100, 'services'],
  ['description', 20, 2_000, 'services'],
  ['title', 2, 80, 'banners'],
  ['description', 2, 200, 'banners'],
  ['name', 2, 80, 'feedbacks'],
  ['role', 0, 100, 'feedbacks'],
  ['message', 10, 600, 'feedbacks'],
];

it.each(limits)('%s has %i to %i characters in %s', (field, min, max, entity) => {
  const record = sampleContent[entity][0];
  const accepts = (length: number) => {
    const text = 'a'.repeat(length);
    const value = isPair(record?.[field]) ? pair(text) : text;
    return schemaOf(entity).safeParse({ ...record, [field]: value }).success;
  };
  const refused = min > 0 ? [min - 1, max + 1] : [max + 1];

  expect([min, max].filter(accepts)).toEqual([min, max]);
  expect(refused.filter(accepts)).toEqual([]);
});

it.each([
  ['banners', 1600, 600],
  ['blogs', 1200, 600],
  ['news', 1200, 600],
  ['products', 600, 600],
] as const)('a picture of %s has at least %i × %i px', (entity, width, height) => {
  const codesOf = (width: number, height: number) => {
    const record = {
      ...sampleContent[entity][0],
      image: { src: '/images/uploads/a.webp', alt: pair('A wall.'), width, height },
    };
    return checkRecord({
      entity,
      meta: registry[entity],
      form: formOf(entity),
      record,
      pictures: sitePicture,
    }).map(({ code }) => code);
  };
  expect(codesOf(width, height)).toEqual([]);
  expect(codesOf(width - 1, height)).toEqual(['picture-small']);
  expect(codesOf(width, height - 1)).toEqual(['picture-small']);
});

it.each(['services', 'feedbacks'] as const)('records of %s may go without a picture', (entity) => {
  const record = { ...sampleContent[entity][0], image: undefined };
  expect(schemaOf(entity).safeParse(record).success).toBe(true);
});
