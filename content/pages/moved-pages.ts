import type { Language } from '../../lib/text';
import { type Redirect, redirects } from '../entities/redirects';
import { speaksBangla } from '../registry/languages';
import { sharedRanges } from './product-ranges';
import { publicPageAt } from './public-pages';
import { wayFrom } from '../registry/redirects';
import { inBangla, routes } from '../routes';

/** An address without a page, in one language, and the page to which it leads at last. */
export type MovedPage = { readonly from: string; readonly to: string; readonly language: Language };

type PageAt = (path: string) => { readonly isEnglishOnly?: boolean } | undefined;

/**
 * Resolves redirects for the website as it is built today: chains lead to their end, and a page that its days hide to the
 * nearest page above it. An address that has a page today is left out. Each holds for its twin in Bangla, which leads to
 * the English page where there is no other.
 * @param pageAt - finds a page by its English path.
 */
export function movedPages(
  list: readonly Pick<Redirect, 'from' | 'to'>[] = [...redirects, ...sharedRanges],
  pageAt: PageAt = publicPageAt,
): readonly MovedPage[] {
  const leadsTo = new Map(list.map(({ from, to }) => [from, to]));
  const isInBangla = (path: string) =>
    speaksBangla && (pageAt(path) ?? { isEnglishOnly: true }).isEnglishOnly !== true;
  const shown = (path: string): string => {
    if (path === '' || pageAt(path) !== undefined) return path || routes.home;
    return shown(path.slice(0, path.lastIndexOf('/')));
  };
  return [...leadsTo.keys()]
    .filter((from) => pageAt(from) === undefined)
    .flatMap((from): MovedPage[] => {
      const to = shown(wayFrom(from, leadsTo).at(-1) ?? '');
      const english = { from, to, language: 'en' } as const;
      if (!isInBangla(routes.home)) return [english];
      return [english, { from: inBangla(from), to: isInBangla(to) ? inBangla(to) : to, language: 'bn' }];
    });
}
