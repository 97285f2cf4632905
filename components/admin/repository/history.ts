import { site } from '@/components/admin/site';
import type { Draft } from '@/lib/exchange';
import { type Entity, type ManagedRecord, sameJson } from '@/lib/records';
import { CONTENT_FOLDER, CONTENT_PATH, idIn, recordsAt } from './commit-content';
import type { GitHost, CommitVersion } from './host';

type RecordKey = Pick<Draft, 'entity' | 'id'>;

/** A commit that changed a record, with the record after it; null if the commit deleted the record. */
export type RecordVersion = { readonly version: CommitVersion; readonly value: ManagedRecord | null };

/** One page of versions. `next` continues the list; null at the end. */
export type VersionPage = { readonly versions: readonly RecordVersion[]; readonly next: Cursor | null };
/** `page`: next page of the host, null after the last one. `rest`: versions read but not returned yet. */
type Cursor = { readonly page: number | null; readonly rest: readonly RecordVersion[] };

/** Most pages that are read for one page of versions; the next one goes on there. */
const MAX_PAGES = 25;
/** Page size, both of versions and of commits per request. */
const COUNT = 20;

/** Commits per request where merges are looked for, and most requests. */
const MERGES = 50;
const MAX_MERGE_PAGES = 10;

/** Returns the commits of the host's branch, each with who approved it: a colleague who merged it. */
export async function withApprovers(
  host: GitHost,
  versions: readonly CommitVersion[],
): Promise<readonly CommitVersion[]> {
  const oldest = versions.at(-1)?.commit;
  const merges = new Map<string, string>();
  // A list of the commits that changed a path leaves out most merges.
  for (let page = 1; page <= MAX_MERGE_PAGES; page += 1) {
    const commits = await host.historyOf('', page, MERGES);
    for (const { merged, author } of commits) if (merged !== undefined) merges.set(merged, author);
    if (commits.length < MERGES || commits.some(({ commit }) => commit === oldest)) break;
  }
  return versions.map((version) => {
    const by = merges.get(version.commit);
    return by === version.author ? version : { ...version, approvedBy: by };
  });
}

/** Returns the commits that changed one record, newest first, 20 per page. */
export async function versionsOf(
  host: GitHost,
  record: RecordKey,
  from: Cursor = { page: 1, rest: [] },
): Promise<VersionPage> {
  const publications = [...from.rest];
  let { page } = from;
  for (let read = 0; page !== null && publications.length < COUNT && read < MAX_PAGES; read += 1) {
    const { versions, isLast } = await readPage(host, record, page);
    publications.push(...versions);
    page = isLast ? null : page + 1;
  }
  const rest = publications.slice(COUNT);
  return {
    versions: publications.slice(0, COUNT),
    next: page === null && rest.length === 0 ? null : { page, rest },
  };
}

/** Reads a page of the file's commits and keeps those that changed the record: the host tracks files only. */
async function readPage(host: GitHost, { entity, id }: RecordKey, page: number) {
  const path = CONTENT_PATH + site().fileOf(entity);
  const valueAt = async (commit: string) =>
    (await recordsAt(host, entity, commit)).find((record) => idIn(entity, record) === id) ?? null;
  const commits = await host.historyOf(path, page, COUNT);
  const isLast = commits.length < COUNT;
  // The last commit of this page is compared with the first one of the next page.
  const after = isLast ? [] : await host.historyOf(path, page * COUNT + 1, 1);
  const values = await Promise.all([...commits, ...after].map(({ commit }) => valueAt(commit)));
  const approved = await withApprovers(host, commits);
  const versions = approved.flatMap((version, index): RecordVersion[] => {
    const value = values[index] ?? null;
    return sameJson(value, values[index + 1] ?? null) ? [] : [{ version, value }];
  });
  return { versions, isLast };
}

/** Effect of a publication on one record, or on the order of an entity. */
export type PastChange =
  | (RecordKey & {
      readonly kind: 'record';
      readonly before: ManagedRecord | null;
      readonly after: ManagedRecord | null;
    })
  | {
      readonly kind: 'order';
      readonly entity: Entity;
      readonly before: readonly string[];
      readonly after: readonly string[];
    };

/** Returns all changes of records in a commit; none for the root commit, whose reversal would delete the website. */
export async function changesIn(host: GitHost, commit: string): Promise<readonly PastChange[]> {
  const { parents, files } = await host.filesOf(commit, CONTENT_FOLDER);
  const [parent] = parents;
  if (parent === undefined) return [];
  const paths = new Set(files.map(({ path }) => path));
  const touched = site().entities.filter((entity) => paths.has(CONTENT_PATH + site().fileOf(entity)));
  const changes = await Promise.all(
    touched.map(async (entity) => {
      const [before, after] = await Promise.all([
        recordsAt(host, entity, parent),
        recordsAt(host, entity, commit),
      ]);
      return changesOf(entity, before, after);
    }),
  );
  return changes.flat();
}

function changesOf(
  entity: Entity,
  before: readonly ManagedRecord[],
  after: readonly ManagedRecord[],
): readonly PastChange[] {
  const was = new Map(before.map((record) => [idIn(entity, record), record]));
  const is = new Map(after.map((record) => [idIn(entity, record), record]));
  const ids = [...new Set([...is.keys(), ...was.keys()])];
  const records = ids.flatMap((id): PastChange[] => {
    const [old, now] = [was.get(id) ?? null, is.get(id) ?? null];
    return sameJson(old, now) ? [] : [{ kind: 'record', entity, id, before: old, after: now }];
  });
  // Where nobody has moved a record, new ones are at the end.
  const unmoved = [...was.keys()]
    .filter((id) => is.has(id))
    .concat([...is.keys()].filter((id) => !was.has(id)));
  if (sameJson(unmoved, [...is.keys()])) return records;
  return [...records, { kind: 'order', entity, before: [...was.keys()], after: [...is.keys()] }];
}
