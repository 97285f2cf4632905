import type { Language } from '../../lib/text';
import { languages } from '../registry/languages';
import { hasBanglaPage } from '../pages/public-pages';
import { strings } from './bn';
import { english } from './english';
import { type Locale, localeOf } from './locale';

/** Both languages in which the public site can be. */
export const locales: Readonly<Record<Language, Locale>> = {
  en: english,
  bn: localeOf('bn', strings, hasBanglaPage, english.strings),
};

/** Languages of the public site, English first. */
export const siteLocales = languages.map((language) => locales[language]);
