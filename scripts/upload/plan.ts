/** What the server says it has. It is a file on the server, beside the pages. */
export type Manifest = {
  /** SHA-256 of each file by path; empty while a file is on its way. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that are no longer part of the site, with the moment (ms since 1970) from which they are not. */
  readonly stale: Readonly<Record<string, number>>;
};

export type UploadPlan = {
  /** Paths to upload, in this order. */
  readonly puts: readonly string[];
  readonly removes: readonly string[];
  /** Written before the first file: what an upload that ends in the middle leaves behind. */
  readonly before: Manifest;
  /** Written after the last one. */
  readonly after: Manifest;
};

export const NOTHING: Manifest = { files: {}, stale: {} };

const DAY = 24 * 60 * 60 * 1000;
/** How long a file stays after the last page that needs it: pages stay open for as long somewhere. */
const keepFor = (path: string) => (path.startsWith('_next/static/') ? 30 * DAY : DAY);

/**
 * Files that others need come first, then those that name them. `content-version.json` is last: by it the studio knows
 * that everything is online.
 */
function rankOf(path: string) {
  if (path === 'content-version.json') return 2;
  const isEntry = /\.(html|txt|xml|json|webmanifest)$|^[._][^/]*$/.test(path);
  return isEntry && !path.startsWith('_next/static/') ? 1 : 0;
}

/**
 * Works out an upload in which every page finds its files at every moment.
 * @param local - SHA-256 of each file of the new site, by path
 * @param now - in ms since 1970
 */
export function planUpload(local: Manifest['files'], remote: Manifest, now: number): UploadPlan {
  const puts = Object.keys(local).filter((path) => local[path] !== remote.files[path]);
  const dropped = Object.keys(remote.files).filter((path) => !(path in local));
  // After an upload that ended in the middle a page may be older than it is said to be: nothing expires until a day later.
  const isWhole = !Object.values(remote.files).includes('');
  const stale = Object.fromEntries(
    Object.entries(remote.stale).flatMap(([path, since]) =>
      path in local ? [] : [[path, isWhole ? since : now]],
    ),
  );
  const expired = Object.keys(stale).filter((path) => now - (stale[path] ?? now) >= keepFor(path));
  const unsure = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, '']));
  return {
    puts: puts.sort(byRank),
    // Pages before the scripts that they need.
    removes: expired.sort(byRank).toReversed(),
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

const byRank = (one: string, other: string) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1);
