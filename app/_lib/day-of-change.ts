import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { languages } from '@/content/registry/languages';
import { fileOf } from '@/content/registry';
import { dayOf, type Entity, inLanguage, isRecord, listIn, sortedJson } from '@/lib/records';
import type { Language } from '@/lib/text';

/** Names commits that changed the form of content and none of its words. */
const IGNORED = '.git-blame-ignore-revs';

/** Versions that are read at once. */
const CHUNK = 50;

/** A state of a file of records: the day of its commit, whether the commit is passed over, and its records. */
export type FileVersion = {
  readonly day: string;
  readonly isIgnored: boolean;
  readonly records: readonly unknown[];
};

const keyOf = (language: Language, id: string) => `${language} ${id}`;

/** Every record of a version in every language of the website as a text. */
const textsOf = ({ records }: FileVersion): ReadonlyMap<string, string> =>
  new Map(
    records
      .filter(isRecord)
      .flatMap((record) =>
        languages.map((language) => [
          keyOf(language, String(record._id ?? record.id)),
          sortedJson(inLanguage(record, language)),
        ]),
      ),
  );

/**
 * Days (YYYY-MM-DD) on which each record became what it is in a language, by language and id: that of the oldest version
 * since which all are equal, so a change of the other language is none. What an ignored commit changed is passed over.
 * @param versions of one file, newest first; not read further than needed.
 */
export function daysOfRecords(versions: Iterable<FileVersion>): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  /** The text that an older version has to have, so that the record is older still. */
  let wanted: Map<string, string> | undefined;
  let isNewerIgnored = false;
  for (const version of versions) {
    const texts = textsOf(version);
    wanted ??= new Map(texts);
    for (const [key, text] of wanted) {
      const own = texts.get(key);
      if (own === undefined || (own !== text && !isNewerIgnored)) wanted.delete(key);
      else {
        wanted.set(key, own);
        if (!version.isIgnored) days.set(key, version.day);
      }
    }
    if (wanted.size === 0) break;
    isNewerIgnored = version.isIgnored;
  }
  return days;
}

const git = (args: readonly string[], input?: string) =>
  execFileSync('git', args, { input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: 2e9 });

/** Versions of a file on the branch that is built, newest first; a merge has the day on which it came here. */
function* versionsOf(file: string): Generator<FileVersion> {
  const ignored = readFileSync(IGNORED, 'utf8');
  const commits = git(['log', '--first-parent', '--format=%H %ct', '--', file])
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  for (let start = 0; start < commits.length; start += CHUNK) {
    const chunk = commits.slice(start, start + CHUNK);
    const contents = contentsOf(chunk.map(([commit = '']) => `${commit}:./${file}`));
    for (const [index, [commit = '', seconds]] of chunk.entries())
      yield {
        day: dayOf(new Date(Number(seconds) * 1000)),
        isIgnored: ignored.includes(commit),
        records: listIn(JSON.parse(contents[index] ?? '[]')),
      };
  }
}

/** Contents of objects as `git cat-file --batch` prints them; empty lists for those that are missing. */
function contentsOf(names: readonly string[]) {
  const printed = git(['cat-file', '--batch'], `${names.join('\n')}\n`);
  let at = 0;
  return names.map(() => {
    const end = printed.indexOf('\n', at);
    const size = / blob (\d+)$/.exec(printed.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) return '[]';
    const text = printed.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    return text;
  });
}

const byEntity = new Map<Entity, ReadonlyMap<string, string>>();

function daysOf(entity: Entity) {
  try {
    // A shallow history would date all older records to its first commit.
    const isShallow = git(['rev-parse', '--is-shallow-repository']).toString().trim() !== 'false';
    return isShallow ? new Map<string, string>() : daysOfRecords(versionsOf(`content/${fileOf(entity)}`));
  } catch {
    // A copy without history.
    return new Map<string, string>();
  }
}

function knownDaysOf(entity: Entity) {
  const days = byEntity.get(entity) ?? daysOf(entity);
  byEntity.set(entity, days);
  return days;
}

/** Returns the day (YYYY-MM-DD) of a record's last change in a language; undefined without a complete history. */
export const dayOfChange = (entity: Entity, id: string, language: Language = 'en') =>
  knownDaysOf(entity).get(keyOf(language, id));

/** Returns the day of the last change of any record of an entity. */
export const lastChange = (entity: Entity) => [...knownDaysOf(entity).values()].toSorted().at(-1);

/** Day of an article's last change in a language, never before it was published; undefined without a complete history. */
export function updatedOn(
  entity: 'blogs' | 'news',
  { _id, createdAt }: { readonly _id: string; readonly createdAt: string },
  language: Language,
) {
  const day = dayOfChange(entity, _id, language);
  return day !== undefined && day < createdAt ? createdAt : day;
}
