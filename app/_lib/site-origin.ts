import { company } from '@/content/entities/company';
import type { Language } from '@/content/lib/language';
import { inBangla } from '@/content/routes';
import { parseSiteOrigin } from './parse-site-origin';

/** The public origin that canonical addresses, feeds and share pictures start with. */
export const siteOrigin = process.env.SITE_URL ? parseSiteOrigin(process.env.SITE_URL) : company.sampleOrigin;

/** The absolute address of a path of this site. */
export const absoluteUrl = (path: string) => new URL(path, siteOrigin).href;

/** The absolute address in a language of what has this path in English. */
export const addressOf = (path: string, language: Language) =>
  absoluteUrl(language === 'bn' ? inBangla(path) : path);
