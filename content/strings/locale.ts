import { dayIn, fill, inDigits, type Language } from '../../lib/text';
import type { strings } from './en';
import { inBangla } from '../routes';

/** Type of the texts, equal in every language. */
export type Strings = typeof strings;

/** Address of a page, with its language if that differs from the linking page's. */
export type PageLink = { readonly href: string; readonly hrefLang?: Language };

/** Builds a locale. `hasPage`: whether an English path has a page; `english`: link texts where not. */
export function localeOf(
  language: Language,
  strings: Strings,
  hasPage: (path: string) => boolean,
  english = strings,
) {
  const to = (path: string): PageLink => {
    if (language === 'en') return { href: path };
    return hasPage(path) ? { href: inBangla(path) } : { href: path, hrefLang: 'en' };
  };
  return {
    language,
    strings,
    /** Links to a page by its English path; links to the English page if there is none in this language. */
    to,
    /** Links to a page with a text in the language of the target. */
    named: (path: string, textOf: (strings: Strings) => string) => {
      const link = to(path);
      const { hrefLang: lang } = link;
      return { ...link, ...(lang && { lang }), children: textOf(lang ? english : strings) };
    },
    /** Formats a day, `YYYY-MM-DD`. */
    day: (isoDay: string) => dayIn(isoDay, language),
    /** Writes a count in the language's digits. */
    number: (figure: number | string) => inDigits(figure, language),
    /** Replaces names in braces by values; numbers get the language's digits. */
    fill: (text: string, values: Readonly<Record<string, string | number>>) => fill(text, values, language),
  };
}

/** A language for components: its texts, and its formats of addresses, days and figures. */
export type Locale = Readonly<ReturnType<typeof localeOf>>;
