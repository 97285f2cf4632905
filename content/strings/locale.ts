import { formatDay } from '../lib/dates';
import { fill, inDigits } from '../lib/fill';
import type { Language } from '../lib/language';
import type { Strings } from './en';
import { inBangla } from '../routes';

/** The address of a page, with its language where that is not the one of the page that names it. */
export type PageLink = { readonly href: string; readonly hrefLang?: Language };

/** One language as a part of a page is handed it: its texts, and how it writes addresses, days and figures. */
export type Locale = {
  readonly language: Language;
  readonly strings: Strings;
  /** The link to a page, given by its English path; to the English page where there is none in this language. */
  readonly to: (path: string) => PageLink;
  /** The same with its words; those of the language of the page that it leads to. */
  readonly named: (
    path: string,
    textOf: (strings: Strings) => string,
  ) => PageLink & { readonly lang?: Language; readonly children: string };
  /** `YYYY-MM-DD` as people read it. */
  readonly day: (isoDay: string) => string;
  /** A count in the digits of the language. */
  readonly number: (figure: number | string) => string;
  /** A text with values in the places of its names in braces; numbers in the digits of the language. */
  readonly fill: (text: string, values: Readonly<Record<string, string | number>>) => string;
};

/**
 * Puts a language together. `hasPage` says whether it has a page of an English path; `english` has the words of links to
 * pages that it lacks.
 */
export function localeOf(
  language: Language,
  strings: Strings,
  hasPage: (path: string) => boolean,
  english: Strings,
): Locale {
  const to = (path: string): PageLink => {
    if (language === 'en') return { href: path };
    return hasPage(path) ? { href: inBangla(path) } : { href: path, hrefLang: 'en' };
  };
  return {
    language,
    strings,
    to,
    named: (path, textOf) => {
      const link = to(path);
      return link.hrefLang === undefined
        ? { ...link, children: textOf(strings) }
        : { ...link, lang: link.hrefLang, children: textOf(english) };
    },
    day: (isoDay) => formatDay(isoDay, language),
    number: (figure) => inDigits(figure, language),
    fill: (text, values) => fill(text, values, language),
  };
}
