import { dayIn } from '../lib/day-in';
import { fill, inDigits } from '../lib/fill';
import type { Language } from '../lib/language';
import type { Strings } from './en';
import { inBangla } from '../routes';

/** Address of a page, with its language if that differs from the linking page's. */
export type PageLink = { readonly href: string; readonly hrefLang?: Language };

/** A language for components: its texts, and its formats of addresses, days and figures. */
export type Locale = {
  readonly language: Language;
  readonly strings: Strings;
  /** Links to a page by its English path; links to the English page if there is none in this language. */
  readonly to: (path: string) => PageLink;
  /** Links to a page with a text in the language of the target. */
  readonly named: (
    path: string,
    textOf: (strings: Strings) => string,
  ) => PageLink & { readonly lang?: Language; readonly children: string };
  /** Formats a day, `YYYY-MM-DD`. */
  readonly day: (isoDay: string) => string;
  /** Writes a count in the language's digits. */
  readonly number: (figure: number | string) => string;
  /** Replaces names in braces by values; numbers get the language's digits. */
  readonly fill: (text: string, values: Readonly<Record<string, string | number>>) => string;
};

/** Builds a locale. `hasPage`: whether an English path has a page; `english`: link texts where not. */
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
    day: (isoDay) => dayIn(isoDay, language),
    number: (figure) => inDigits(figure, language),
    fill: (text, values) => fill(text, values, language),
  };
}
