import { aboutSchema } from '../entities/about-us/schema';
import { advantageSchema } from '../entities/advantages/schema';
import { bannerSchema } from '../entities/banners/schema';
import { benefitSchema } from '../entities/benefits/schema';
import { blogSchema } from '../entities/blogs/schema';
import { careersSchema } from '../entities/careers/schema';
import { companySchema } from '../entities/company/schema';
import { comparisonSchema } from '../entities/comparison/schema';
import { contactSchema } from '../entities/contact/schema';
import { feedbackSchema } from '../entities/feedbacks/schema';
import { filmSchema } from '../entities/films/schema';
import { gallerySchema } from '../entities/galleries/schema';
import { homeSchema } from '../entities/home/schema';
import { keyProductSchema } from '../entities/key-product/schema';
import { newsItemSchema } from '../entities/news/schema';
import { pageSchema } from '../entities/pages/schema';
import { partnerSchema } from '../entities/partners/schema';
import { productSchema } from '../entities/products/schema';
import { qualitySchema } from '../entities/quality/schema';
import { checkSchema } from '../entities/quality-checks/schema';
import { serviceSchema } from '../entities/services/schema';
import { vacancySchema } from '../entities/vacancies/schema';
import type { z } from '../lib/zod';
import type { Entity } from '.';

/** The schema of every entity. Without any record: the studio loads them when something is edited. */
export const schemas: Readonly<Record<Entity, z.ZodMiniObject>> = {
  products: productSchema,
  blogs: blogSchema,
  services: serviceSchema,
  banners: bannerSchema,
  feedbacks: feedbackSchema,
  news: newsItemSchema,
  vacancies: vacancySchema,
  galleries: gallerySchema,
  films: filmSchema,
  partners: partnerSchema,
  benefits: benefitSchema,
  comparison: comparisonSchema,
  advantages: advantageSchema,
  'quality-checks': checkSchema,
  'quality-tests': checkSchema,
  'key-product': keyProductSchema,
  quality: qualitySchema,
  careers: careersSchema,
  pages: pageSchema,
  home: homeSchema,
  'about-us': aboutSchema,
  contact: contactSchema,
  company: companySchema,
};
