import { company } from '@/content/entities/company';
import { parseSiteOrigin } from './parse-site-origin';

/** The public origin that canonical addresses, feeds and share pictures start with. */
export const siteOrigin = process.env.SITE_URL ? parseSiteOrigin(process.env.SITE_URL) : company.sampleOrigin;

/** The absolute address of a path of this site. */
export const absoluteUrl = (path: string) => new URL(path, siteOrigin).href;
