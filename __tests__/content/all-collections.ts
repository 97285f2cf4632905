import { about, aboutSchema } from '@/content/about';
import { advantageListSchema, advantages } from '@/content/advantages';
import { banners } from '@/content/banners';
import { benefits, benefitSchema } from '@/content/benefits';
import { blogs } from '@/content/blogs';
import { comparison, comparisonSchema } from '@/content/comparison';
import { contact, contactSchema } from '@/content/contact';
import { feedbacks } from '@/content/feedbacks';
import { home, homeSchema } from '@/content/home';
import type { z } from '@/content/lib/zod';
import { newsItems } from '@/content/news';
import { newsItemSchema } from '@/content/news/schema';
import { photoCategorySchema, photoGallery } from '@/content/photo-gallery';
import { products } from '@/content/products';
import {
  checkingPoints,
  checkSchema,
  qualityIntro,
  qualityIntroSchema,
  qualityTests,
} from '@/content/quality';
import { bannerSchema, blogSchema, feedbackSchema, productSchema, serviceSchema } from '@/content/schemas';
import { services } from '@/content/services';
import { vacancies, vacancySchema } from '@/content/vacancies';
import { videoCategorySchema, videoGallery } from '@/content/video-gallery';

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
  { file: 'content/data/products.json', schema: productSchema, idField: 'id', records: products },
  { file: 'content/data/blogs.json', schema: blogSchema, idField: '_id', records: blogs },
  { file: 'content/data/services.json', schema: serviceSchema, idField: 'id', records: services },
  { file: 'content/data/banners.json', schema: bannerSchema, idField: 'id', records: banners },
  { file: 'content/data/feedbacks.json', schema: feedbackSchema, idField: 'id', records: feedbacks },
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
