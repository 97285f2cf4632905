import type { Language } from '../lib/language';
import { hasBanglaPage } from '../public-pages';
import { bn } from './bn';
import { en } from './en';
import { english } from './english';
import { type Locale, localeOf } from './locale';

/** Both languages of the public site. */
export const locales: Readonly<Record<Language, Locale>> = {
  en: english,
  bn: localeOf('bn', bn, hasBanglaPage, en),
};
