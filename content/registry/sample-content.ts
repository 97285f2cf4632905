import categories from '../entities/categories/data.json' with { type: 'json' };
import company from '../entities/company/data.json' with { type: 'json' };
import feedbacks from '../entities/feedbacks/data.json' with { type: 'json' };
import films from '../entities/films/data.json' with { type: 'json' };
import landingPages from '../entities/landing-pages/data.json' with { type: 'json' };
import news from '../entities/news/data.json' with { type: 'json' };
import partners from '../entities/partners/data.json' with { type: 'json' };
import products from '../entities/products/data.json' with { type: 'json' };
import type { ManagedRecord } from '../../lib/records';
import { placeholderFields } from './placeholders';

/** Records that have placeholders in a website whose firm does not exist: addresses, numbers, videos, samples. */
const records = {
  categories,
  company,
  feedbacks,
  films,
  'landing-pages': landingPages,
  news,
  partners,
  products,
};

/** Entities in which placeholders are looked for. */
export const searchedEntities: readonly string[] = Object.keys(records);

/** Whether one of some records is a sample or has a placeholder. */
export const isSample = (some: readonly ManagedRecord[]) =>
  some.some((record) => placeholderFields(record).length > 0);

/** Whether the website still has placeholders, so that every page says so above its footer. */
export const isSampleContent = isSample(Object.values(records).flat());
