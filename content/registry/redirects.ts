import { type Entity, type ManagedRecord, textOf } from '../../lib/records';
import { pathIn } from '../entities/redirects/path-in';
import { routes } from '../routes';
import { entities, ownPage, registry } from '.';
import { recordTexts } from './placeholders';

type Content = Readonly<Record<Entity, readonly ManagedRecord[]>>;

/** English paths of the pages that no record has to itself. */
export const fixedPages = Object.values(routes).filter(
  (route): route is Exclude<typeof route, (...parts: never[]) => string> =>
    typeof route === 'string' && !/[.#]/.test(route),
);

/** A redirect, its addresses as the website reads them. */
type Redirect = { readonly id: string; readonly from: string; readonly to: string };

const redirectsIn = ({ redirects }: Content): readonly Redirect[] =>
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

/** What is wrong with a redirect among the other records of a content; `reason` is a sentence. */
type RedirectProblem = {
  readonly entity: 'redirects';
  readonly id: string;
  readonly field: 'from' | 'to';
  readonly reason: string;
};

/**
 * Checks redirects among the records of a content: an old address has no page and one redirect, which leads to a page or
 * to another old address, and never in a circle. Days count for nothing: a page that ends may not stop a build.
 */
export function redirectProblems(content: Content): readonly RedirectProblem[] {
  const redirects = redirectsIn(content);
  const leadsTo = new Map(redirects.map(({ from, to }) => [from, to]));
  const ofRecords = entities.flatMap((entity) =>
    content[entity].flatMap((record) => ownPage(entity, String(record[registry[entity].idField])) ?? []),
  );
  // On some disks two spellings are one file.
  const pages = new Set([...fixedPages, ...ofRecords].map((page) => page.toLowerCase()));
  return redirects.flatMap(({ id, from, to }, index) => {
    const wrong = (field: RedirectProblem['field'], reason: string) =>
      [{ entity: 'redirects', id, field, reason }] as const;
    if (from === '' || to === '') return [];
    if (pages.has(from))
      return wrong('from', `${from} is a page of the website, so it cannot lead elsewhere.`);
    if (redirects.findIndex((one) => one.from === from) < index)
      return wrong('from', `another entry has the old address ${from}. Delete one of them.`);
    const way = wayFrom(from, leadsTo);
    const end = way.at(-1) ?? to;
    if (leadsTo.has(end)) return wrong('to', `it leads in a circle: ${way.join(', ')}.`);
    return pages.has(end.toLowerCase()) ? [] : wrong('to', `there is no page ${end} on the website.`);
  });
}

/** Lists the texts with a link to an old address: entity, id, path of the field, and the address that takes its place. */
export function movedLinks(content: Content) {
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
      content[entity].flatMap((record) =>
        recordTexts(record).flatMap(([field, text]) =>
          patterns
            .filter(({ pattern }) => pattern.test(text))
            .map(({ from, to }) => ({
              ...{ entity, id: String(record[registry[entity].idField]), field },
              ...{ from, to },
            })),
        ),
      ),
    );
}
