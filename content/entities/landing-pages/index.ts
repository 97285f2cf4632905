import { onlineRecords, publishedRecords, requireRecords } from '../../registry/published';
import { documents } from '../documents';
import { products } from '../products';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

const all = publishedRecords('landing-pages', recordSchema, records);

requireRecords('landing-pages', recordSchema, all, { documents, products });

/** Pages that the build shows, in the order of the footer. */
export const landingPages = onlineRecords('landing-pages', all);

export type LandingPage = (typeof landingPages)[number];

const byId = new Map(landingPages.map((page) => [page.id, page]));

export const getLandingPage = (id: string) => byId.get(id);
