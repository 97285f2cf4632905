import content from '@/content/content.json';
import { checkRecord } from '@/content/check/check-record';
import { loadMarkdownCheck } from '@/content/check/markdown-problem';
import { sitePicture } from '@/content/check/picture-facts';
import type { Entity } from '@/content/registry';
import { formOf } from '@/content/registry/forms';
import type { z } from '@/content/lib/zod';
import { recordSchema as bannerSchema } from '@/content/entities/banners/schema';
import { recordSchema as blogSchema } from '@/content/entities/blogs/schema';
import { recordSchema as feedbackSchema } from '@/content/entities/feedbacks/schema';
import { recordSchema as productSchema } from '@/content/entities/products/schema';
import { recordSchema as serviceSchema } from '@/content/entities/services/schema';
import { sampleContent } from './sample-content';

beforeAll(loadMarkdownCheck);

const text = (length: number) => 'a'.repeat(length);

/** A record of a file, to be changed in one field. */
const recordOf = (file: string) => sampleContent[file.split('/').at(-2) as Entity][0];

type Limit = readonly [field: string, least: number, most: number, file: string, schema: z.ZodMiniObject];

const limits: readonly Limit[] = [
  ['name', 0, 120, 'content/entities/products/data.json', productSchema],
  ['size', 1, 60, 'content/entities/products/data.json', productSchema],
  ['inch', 1, 60, 'content/entities/products/data.json', productSchema],
  ['title', 5, 140, 'content/entities/blogs/data.json', blogSchema],
  ['desc', 50, 20_000, 'content/entities/blogs/data.json', blogSchema],
  ['title', 2, 100, 'content/entities/services/data.json', serviceSchema],
  ['description', 20, 2_000, 'content/entities/services/data.json', serviceSchema],
  ['title', 2, 80, 'content/entities/banners/data.json', bannerSchema],
  ['description', 2, 200, 'content/entities/banners/data.json', bannerSchema],
  ['name', 2, 80, 'content/entities/feedbacks/data.json', feedbackSchema],
  ['role', 0, 100, 'content/entities/feedbacks/data.json', feedbackSchema],
  ['message', 10, 600, 'content/entities/feedbacks/data.json', feedbackSchema],
];

it.each(limits)('%s has %i to %i characters in %s', (field, min, max, file, schema) => {
  const accepts = (length: number) => schema.safeParse({ ...recordOf(file), [field]: text(length) }).success;
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
      image: { src: '/images/uploads/a.webp', alt: 'A wall.', width, height },
    };
    return checkRecord({ entity, form: formOf(entity), record, pictures: sitePicture }).map(
      ({ code }) => code,
    );
  };
  expect(codesOf(width, height)).toEqual([]);
  expect(codesOf(width - 1, height)).toEqual(['picture-small']);
  expect(codesOf(width, height - 1)).toEqual(['picture-small']);
});

it.each([
  ['content/entities/services/data.json', serviceSchema],
  ['content/entities/feedbacks/data.json', feedbackSchema],
])('records of %s may go without a picture', (file, schema) => {
  expect(schema.safeParse({ ...recordOf(file), image: undefined }).success).toBe(true);
});

it('marks the content folder for the studio', () => {
  expect(content).toEqual({ kind: 'site-content', version: 1 });
});
