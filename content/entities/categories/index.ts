import { publishedRecords } from '../../registry/published';
import { inLanguage } from '../../../lib/records';
import type { Language } from '../../../lib/text';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** All categories in display order, also those without products, which no page shows (`productCategories`). */
export const categories = publishedRecords('categories', recordSchema, records);

export type Category = (typeof categories)[number];

const byId = new Map(categories.map((category) => [category.id, category]));

export const getCategory = (id: string) => byId.get(id);

const nameById = new Map(categories.map(({ id, name }) => [id, name]));

/** Returns the name of a category by its id, which the build has checked. */
export const categoryName = (id: string, language: Language) =>
  inLanguage(nameById.get(id) ?? { en: id }, language);
