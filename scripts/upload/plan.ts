import { DAY_MS } from '../../lib/records';

/** Contents of the server, stored in a file next to the pages. */
export type Manifest = {
  /** SHA-256 of each file by path; empty during its upload. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that are no longer part of the site, with the time (ms since 1970) of their removal. */
  readonly stale: Readonly<Record<string, number>>;
  /** Upload that wrote it. */
  readonly run?: string;
};

export const NOTHING: Manifest = { files: {}, stale: {} };

const unsure = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, '']));

/** Manifest after simultaneous uploads: a file may be of any of them, so the next pass or upload sends all. */
export const unsureOf = (...manifests: readonly Manifest[]): Manifest => ({
  files: unsure(manifests.flatMap(({ files }) => Object.keys(files))),
  stale: Object.fromEntries(manifests.flatMap(({ stale }) => Object.entries(stale))),
});

/** Retention in ms of a file that no page needs, for pages that are still open. */
const keepFor = (path: string) => (path.startsWith('_next/static/') ? 30 * DAY_MS : DAY_MS);

/** Rank: dependencies, files that name them, then `content-version.json`: everything is online. */
function rankOf(path: string) {
  if (path === 'content-version.json') return 2;
  const isEntry = /\.(html|txt|xml|json|webmanifest)$|^[._][^/]*$/.test(path);
  return isEntry && !path.startsWith('_next/static/') ? 1 : 0;
}

/** Plans an upload during which pages find their files: `local` are SHA-256 by path, `now` ms since 1970. */
export function planUpload(local: Manifest['files'], remote: Manifest, now: number) {
  const puts = Object.keys(local).filter((path) => local[path] !== remote.files[path]);
  const dropped = Object.keys(remote.files).filter((path) => !Object.hasOwn(local, path));
  // After an interrupted upload, pages may be older than recorded, so nothing expires for a day.
  const isWhole = !Object.values(remote.files).includes('');
  const stale = Object.fromEntries(
    Object.entries(remote.stale).flatMap(([path, since]) =>
      Object.hasOwn(local, path) ? [] : [[path, isWhole ? since : now]],
    ),
  );
  const expired = Object.keys(stale).filter((path) => now - (stale[path] ?? now) >= keepFor(path));
  return {
    puts: puts.sort(byRank),
    // Pages before their scripts.
    removes: expired.sort(byRank).toReversed(),
    // Manifests to write: one before the first file, true even of an interrupted upload, the other after the last.
    before: { files: { ...local, ...unsure([...puts, ...dropped]) }, stale },
    after: {
      files: local,
      stale: {
        ...Object.fromEntries(Object.entries(stale).filter(([path]) => !expired.includes(path))),
        ...Object.fromEntries(dropped.map((path) => [path, now])),
      },
    },
  };
}

const byRank = (a: string, b: string) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1);
