import type { Language } from '../../lib/text';
import { hasBanglaPage } from '../public-pages';
import { strings } from './bn';
import { english } from './english';
import { type Locale, localeOf } from './locale';

/** Both languages of the public site. */
export const locales: Readonly<Record<Language, Locale>> = {
  en: english,
  bn: localeOf('bn', strings, hasBanglaPage, english.strings),
};
