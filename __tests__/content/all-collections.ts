import { about, aboutSchema } from '@/content/about';
import { advantageListSchema, advantages } from '@/content/advantages';
import { benefits, benefitSchema } from '@/content/benefits';
import { comparison, comparisonSchema } from '@/content/comparison';
import { contact, contactSchema } from '@/content/contact';
import { home, homeSchema } from '@/content/home';
import type { z } from '@/content/lib/zod';
import { newsItems } from '@/content/news';
import { newsItemSchema } from '@/content/news/schema';
import { photoCategorySchema, photoGallery } from '@/content/photo-gallery';
import {
  checkingPoints,
  checkSchema,
  qualityIntro,
  qualityIntroSchema,
  qualityTests,
} from '@/content/quality';
import { vacancies, vacancySchema } from '@/content/vacancies';
import { videoCategorySchema, videoGallery } from '@/content/video-gallery';
import { entities, fileOf, registry } from '@/content/registry';
import { published } from '@/content/registry/records';
import { schemas } from '@/content/registry/schemas';

type ContentRecord = Readonly<Record<string, unknown>>;

type Collection = {
  readonly file: string;
  readonly schema: z.ZodMiniObject;
  readonly idField: string;
  readonly records: readonly ContentRecord[];
};

type Singleton = { readonly file: string; readonly schema: z.ZodMiniObject; readonly record: ContentRecord };

/** Every collection of the site, for the rules that hold for all of them. */
export const allCollections: readonly Collection[] = [
  ...entities.map((entity) => ({
    file: `content/${fileOf(entity)}`,
    schema: schemas[entity],
    idField: registry[entity].idField,
    records: published[entity],
  })),
  { file: 'content/news/index.ts', schema: newsItemSchema, idField: '_id', records: newsItems },
  { file: 'content/vacancies.ts', schema: vacancySchema, idField: '_id', records: vacancies },
  { file: 'content/photo-gallery.ts', schema: photoCategorySchema, idField: 'id', records: photoGallery },
  { file: 'content/video-gallery.ts', schema: videoCategorySchema, idField: 'id', records: videoGallery },
  { file: 'content/comparison.ts', schema: comparisonSchema, idField: 'factor', records: comparison },
  { file: 'content/benefits.ts', schema: benefitSchema, idField: 'title', records: benefits },
  { file: 'content/advantages.ts', schema: advantageListSchema, idField: 'title', records: advantages },
  {
    file: 'content/quality.ts (checking points)',
    schema: checkSchema,
    idField: 'title',
    records: checkingPoints,
  },
  {
    file: 'content/quality.ts (quality tests)',
    schema: checkSchema,
    idField: 'title',
    records: qualityTests,
  },
];

/** Every content file that holds one record. */
export const allSingletons: readonly Singleton[] = [
  { file: 'content/home.ts', schema: homeSchema, record: home },
  { file: 'content/about.ts', schema: aboutSchema, record: about },
  { file: 'content/contact.ts', schema: contactSchema, record: contact },
  { file: 'content/quality.ts', schema: qualityIntroSchema, record: qualityIntro },
];
