import { type Entity, isRecord, listIn, partOf, recordHash, englishHash } from '../records';

type Place = {
  readonly value: unknown;
  readonly bangla: unknown;
  readonly path: readonly string[];
};

/**
 * Converts a record of version 1, valid or not, to the pairs of version 2. Other values, such as null, stay. Version 1 kept
 * the Bangla of a record in a second tree, `bn`, and in `bnMadeFrom` the hash of the English of which an older text was made.
 * @param texts - paths of the texts that were translated, with spaces between; `*` is each row of a list.
 */
export function fromVersion1(texts: string, record: unknown): unknown {
  if (!isRecord(record)) return record;
  const { bn, bnMadeFrom, ...own } = record;

  const paired = ({ value, bangla, path: [name, ...path] }: Place, place: string): unknown => {
    if (partOf(value, 'bn') !== undefined) return value;
    const isPart = (part: unknown) =>
      part === undefined || part === null || (name === '*' ? Array.isArray(part) : isRecord(part));
    // A value of a wrong type is kept as a text would be, so that nothing of a draft is lost.
    if (name === undefined || !isPart(value) || !isPart(bangla)) return pairOf(value, bangla, place);
    if (name === '*') {
      const [rows, banglaRows] = [listIn(value), listIn(bangla)];
      const length = Math.max(rows.length, banglaRows.length);
      if (length === 0) return value;
      return Array.from({ length }, (_, row) =>
        paired({ value: rows[row], bangla: banglaRows[row], path }, place),
      );
    }
    const inside = paired({ value: partOf(value, name), bangla: partOf(bangla, name), path }, place);
    return inside === undefined ? value : { ...(isRecord(value) ? value : {}), [name]: inside };
  };

  const pairOf = (value: unknown, bangla: unknown, place: string): unknown => {
    if (bangla === undefined || bangla === null || bangla === '') {
      return typeof value === 'string' ? { en: value } : value;
    }
    const en = value ?? '';
    const of = partOf(bnMadeFrom, `${place}:${englishHash(String(bangla))}`);
    return { en, bn: { text: bangla, of: typeof of === 'string' ? of : englishHash(String(en)) } };
  };

  return texts
    .split(' ')
    .reduce<unknown>(
      (value, path) => paired({ value, bangla: bn, path: path.split('.') }, path.replaceAll('.*', '')),
      own,
    );
}

/** A change of a record, as drafts and bundles have it. */
type Change = {
  readonly entity: Entity;
  readonly value?: unknown;
  readonly base?: unknown;
  readonly baseHash?: unknown;
  readonly sent?: readonly unknown[] | undefined;
};

/**
 * Converts the records of a change of an older version. Its hash names the converted base, if it named the base before.
 * @param ofToday - converts a record to the version of today.
 */
export async function convertedChange<Of extends Change>(
  ofToday: (entity: Entity, record: unknown) => unknown,
  change: Of,
): Promise<Of> {
  const { entity, base, baseHash, sent } = change;
  const converted = ofToday(entity, base);
  const isKnown = isRecord(base) && baseHash === (await recordHash(base));
  return {
    ...change,
    ...('value' in change && { value: ofToday(entity, change.value) }),
    ...('base' in change && { base: converted }),
    ...(isKnown && { baseHash: await recordHash(converted) }),
    ...(sent !== undefined && { sent: sent.map((value) => ofToday(entity, value)) }),
  };
}
