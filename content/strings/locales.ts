import type { Language } from '../lib/language';
import { hasBanglaPage } from '../public-pages';
import * as bn from './bn';
import { english } from './english';
import { type Locale, localeOf } from './locale';

const texts = { ...bn };

/** Both languages of the public site. */
export const locales: Readonly<Record<Language, Locale>> = {
  en: english,
  bn: localeOf('bn', texts, hasBanglaPage, english.strings),
};
