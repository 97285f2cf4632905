import { company } from '@/content/entities/company';
import type { Language } from '@/lib/text';
import { inBangla } from '@/content/routes';
import { parseSiteOrigin } from './parse-site-origin';

/** Public origin of canonical addresses, feeds and share pictures. */
export const siteOrigin = process.env.SITE_URL ? parseSiteOrigin(process.env.SITE_URL) : company.origin;

/** Returns the absolute address of a path. */
export const absoluteUrl = (path: string) => new URL(path, siteOrigin).href;

/** Returns the absolute address in a language, by the English path. */
export const addressOf = (path: string, language: Language) =>
  absoluteUrl(language === 'bn' ? inBangla(path) : path);
