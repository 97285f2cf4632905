import { textOf } from '../../lib/records';
import { said } from '../../lib/text';
import type { ContentSet } from '../../lib/exchange';
import { hiddenPathsOf } from '../entities/pages/switch';
import { pathIn } from '../entities/redirects/path-in';
import { routes } from '../routes';
import { isShown } from '../pages/shown-pages';
import { entities, ownPage, recordAt, registry } from '.';
import { recordTexts } from './placeholders';
import type { ProblemAmong } from '../../lib/exchange';

/** English paths of the pages that no record has to itself. */
export const fixedPages = Object.values(routes).filter(
  (route): route is Exclude<typeof route, (...parts: never[]) => string> =>
    typeof route === 'string' && !/[.#]/.test(route),
);

type RecordKey = Pick<ProblemAmong, 'entity' | 'id'>;

/** A redirect, its addresses as the website reads them. */
type Redirect = { readonly id: string; readonly from: string; readonly to: string };

const redirectsIn = ({ redirects }: ContentSet): readonly Redirect[] =>
  redirects.map(({ id, from, to }) => ({
    id: String(id),
    from: pathIn(textOf(from)),
    to: pathIn(textOf(to)),
  }));

type LeadsTo = ReadonlyMap<string, string>;

/** Returns the addresses through which redirects lead from one, itself first; one that is there twice ends a circle. */
export function wayFrom(address: string, leadsTo: LeadsTo): readonly string[] {
  const way = [address];
  for (let next = leadsTo.get(address); next !== undefined; next = leadsTo.get(next)) {
    way.push(next);
    if (way.indexOf(next) < way.length - 1) break;
  }
  return way;
}

/**
 * Checks redirects among the records of a content: an old address has no page and one redirect, which leads to a page or
 * to another old address, and never in a circle. A page that is off is none. Days do not count: a page that ends may not
 * stop a build.
 */
export function redirectProblems(content: ContentSet): readonly ProblemAmong[] {
  const redirects = redirectsIn(content);
  const leadsTo = new Map(redirects.map(({ from, to }) => [from, to]));
  const ofRecords = entities.flatMap((entity) =>
    content[entity].flatMap((record) => {
      const id = String(record[registry[entity].idField]);
      const path = ownPage(entity, id);
      return path === null ? [] : [[path, { entity, id }] as const];
    }),
  );
  const hidden = hiddenPathsOf(content.pages);
  const pages = new Map([
    ...fixedPages.map((path) => [path, undefined] as const),
    ...ofRecords.filter(([path]) => isShown(path, hidden)),
  ]);
  for (const path of hidden) pages.delete(path);
  // On some disks two spellings are one file.
  const spelt = new Map([...pages.keys()].map((path) => [path.toLowerCase(), path]));
  return redirects.flatMap(({ id, from, to }, index) => {
    const wrong = (field: 'from' | 'to', reason: string, cause?: RecordKey | null): ProblemAmong[] => {
      const causes = cause ? [{ ...cause, field: '' }] : [];
      return [{ kind: 'redirect', entity: 'redirects', id, field, reason, causes }];
    };
    if (from === '' || to === '') return [];
    const taken = spelt.get(from);
    if (taken !== undefined)
      return wrong(
        'from',
        said([
          `${from} is a page of the website, so it cannot lead elsewhere`,
          `${from} ওয়েবসাইটের একটি পাতা, তাই অন্য কোথাও নিতে পারে না`,
        ]),
        pages.get(taken),
      );
    if (redirects.findIndex((one) => one.from === from) < index)
      return wrong(
        'from',
        said([
          `another entry has the old address ${from}: delete one of them`,
          `${from} ঠিকানা আরেকটিতেও আছে: একটি মুছুন`,
        ]),
      );
    const way = wayFrom(from, leadsTo);
    const end = way.at(-1) ?? to;
    if (leadsTo.has(end))
      return wrong(
        'to',
        said([`it leads in a circle: ${way.join(', ')}`, `ঘুরে একই জায়গায় আসে: ${way.join(', ')}`]),
      );
    return pages.has(end)
      ? []
      : wrong(
          'to',
          said([`there is no page ${end} on the website`, `ওয়েবসাইটে ${end} পাতা নেই`]),
          recordAt(end),
        );
  });
}

/** Lists the texts with a link to an old address: entity, id, path of the field, and the address that takes its place. */
export function movedLinks(content: ContentSet) {
  const redirects = redirectsIn(content);
  const leadsTo = new Map(redirects.map(({ from, to }) => [from, to]));
  const patterns = redirects.map(({ from }) => ({
    from,
    to: wayFrom(from, leadsTo).at(-1) ?? '',
    // Neither a part of a longer address nor of the path of a file.
    pattern: new RegExp(`(?:^|[\\s("'<]|https?://[^\\s/]+)(?:/bn)?${from}(?![\\w/-]|\\.\\w)`, 'm'),
  }));
  return entities
    .filter((entity) => entity !== 'redirects')
    .flatMap((entity) =>
      content[entity].flatMap((record) => {
        const id = String(record[registry[entity].idField]);
        return recordTexts(record).flatMap(([field, text]) =>
          patterns
            .filter(({ pattern }) => pattern.test(text))
            .map(({ from, to }) => ({ entity, id, field, from, to })),
        );
      }),
    );
}
