import type { ManagedRecord } from './entity-meta';
import { cleanText } from './clean-text';
import { partOf } from './json-value';
import type { ThreeWay } from './merge-types';

/** Hashes of outdated Bangla texts' English, keyed by place without row numbers: `openingHours:3f2a9c1d`. */
type MadeFrom = Readonly<Record<string, string>>;

/** A Bangla text and its English text, '' if missing. */
type Pair = {
  /** Path of the English text: `title`, `figures.1.label`, `image.alt`. */
  readonly path: string;
  /** The path without row numbers. */
  readonly place: string;
  readonly english: string;
  readonly bangla: string;
};

/** Ratio of Bangla to English characters below which a text is short; the website's mean is 0.9. */
const SHORT = 0.5;
/** Minimum English length in characters for that test; shorter texts may need only half. */
const LONG_ENOUGH = 100;

/** Lists paths of texts whose English has changed since their translation. */
export function olderBangla(record: ManagedRecord): readonly string[] {
  const known = madeFromIn(record);
  if (known.size === 0) return [];
  return pairsIn(record)
    .filter(
      (pair) =>
        pair.english !== '' && (known.get(keyOf(pair)) ?? hashOf(pair.english)) !== hashOf(pair.english),
    )
    .map(({ path }) => path);
}

/** Lists paths of texts whose Bangla is so short that part of the English may be missing. */
export const shortBangla = (record: ManagedRecord): readonly string[] =>
  pairsIn(record)
    .filter(({ english, bangla }) => english.length >= LONG_ENOUGH && bangla.length < english.length * SHORT)
    .map(({ path }) => path);

/** Records, after a change of one field, which English its Bangla was made from. */
export function withMadeFrom(before: ManagedRecord, after: ManagedRecord, field: string): ManagedRecord {
  const others = [...madeFromIn(after)].filter(([key]) => fieldOf(key) !== field);
  return withEntries(after, [...others, ...entriesFor(after, allMadeFrom(before, field), field)]);
}

/** Marks the Bangla at these paths as compared with the current English. */
export function withFitting(record: ManagedRecord, paths: readonly string[]): ManagedRecord {
  const known = new Map(madeFromIn(record));
  for (const pair of pairsIn(record)) if (paths.includes(pair.path)) known.delete(keyOf(pair));
  return withEntries(record, known);
}

/** Merges `bnMadeFrom`: if both sides changed it, the base's value, so that a person is asked again. */
export function withMergedMadeFrom(merged: ManagedRecord, { base, mine, theirs }: ThreeWay<ManagedRecord>) {
  const [was, here, there] = [allMadeFrom(base), allMadeFrom(mine), allMadeFrom(theirs)];
  const known = new Map<string, string>();
  for (const key of [...here.keys(), ...there.keys()]) {
    known.set(key, agreed(was.get(key), here.get(key), there.get(key)));
  }
  return withEntries(merged, known);
}

/** A side without the text has no vote. */
function agreed(base: string | undefined, mine: string | undefined, theirs: string | undefined) {
  if (mine === undefined || theirs === undefined) return mine ?? theirs ?? '';
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  return base ?? (mine < theirs ? mine : theirs);
}

/** Removes entries for deleted Bangla and for Bangla made from the current English. */
export const settled = (record: ManagedRecord): ManagedRecord =>
  record.bnMadeFrom === undefined ? record : withEntries(record, entriesFor(record, madeFromIn(record)));

type Entries = Iterable<readonly [key: string, hash: string]>;

/** Filters entries that differ from the current English. */
const entriesFor = (record: ManagedRecord, known: ReadonlyMap<string, string>, field?: string) =>
  pairsIn(record, field).flatMap((pair) => {
    const key = keyOf(pair);
    const hash = known.get(key);
    return hash === undefined || hash === hashOf(pair.english) ? [] : [[key, hash] as const];
  });

function withEntries(record: ManagedRecord, entries: Entries): ManagedRecord {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  if (sorted.length === 0 && record.bnMadeFrom === undefined) return record;
  const plain: Record<string, unknown> = { ...record };
  delete plain.bnMadeFrom;
  return sorted.length === 0 ? plain : { ...plain, bnMadeFrom: Object.fromEntries(sorted) };
}

const madeFromIn = ({ bnMadeFrom }: ManagedRecord): ReadonlyMap<string, string> =>
  new Map(Object.entries((bnMadeFrom ?? {}) as MadeFrom));

/** Hash of the English of each Bangla text: the recorded one, else the current one. */
function allMadeFrom(record: ManagedRecord, field?: string): ReadonlyMap<string, string> {
  const known = madeFromIn(record);
  return new Map(
    pairsIn(record, field).map((pair) => {
      const key = keyOf(pair);
      return [key, known.get(key) ?? hashOf(pair.english)];
    }),
  );
}

const keyOf = ({ place, bangla }: Pair) => `${place}:${hashOf(bangla)}`;
const fieldOf = (key: string) => /^[^.:]*/.exec(key)?.[0];

/** Every Bangla text of a record, or of one field of it. */
function pairsIn(record: ManagedRecord, field?: string): readonly Pair[] {
  const names = field === undefined ? Object.keys(record.bn ?? {}) : [field];
  return names.flatMap((name) => pairsAt(name, name, record[name], partOf(record.bn, name)));
}

function pairsAt(path: string, place: string, english: unknown, bangla: unknown): readonly Pair[] {
  if (typeof bangla === 'string') {
    if (bangla.trim() === '') return [];
    return [{ path, place, english: typeof english === 'string' ? english : '', bangla }];
  }
  return Object.entries(bangla ?? {}).flatMap(([name, part]) =>
    pairsAt(
      `${path}.${name}`,
      Array.isArray(bangla) ? place : `${place}.${name}`,
      partOf(english, name),
      part,
    ),
  );
}

/** FNV-1a hash of a text, 32 bits in hex, after normalising white space. */
function hashOf(text: string) {
  const plain = cleanText(text).normalize('NFC').replace(/\s+/g, ' ');
  let hash = 0x811c9dc5;
  for (let index = 0; index < plain.length; index += 1) {
    hash = Math.imul(hash ^ plain.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
