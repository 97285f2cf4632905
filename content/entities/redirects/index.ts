import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Addresses of pages that went, and where they lead; `content/pages/moved-pages.ts` resolves them. */
export const redirects = publishedRecords('redirects', recordSchema, records);

export type Redirect = (typeof redirects)[number];
