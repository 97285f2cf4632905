import { cleanText } from '../text';
import { isRecord } from './json-value';

/** A Bangla text, and the hash of the English of which it is the translation (`englishHash`). */
type Bangla = { readonly text: string; readonly of: string };

/** A text of a record in both languages. */
export type TextPair = { readonly en: string; readonly bn?: Bangla | undefined };

/** Whether a value of a record or draft is a text in both languages. Its Bangla may be anything. */
export const isPair = (value: unknown): value is TextPair => isRecord(value) && typeof value.en === 'string';

/** A pair with its path in the record: `title`, `figures.1.label`, `image.alt`. */
type PlacedPair = { readonly path: string; readonly pair: TextPair };

/** Lists the pairs of a record, at any depth. */
export const pairsIn = (value: unknown, path = ''): readonly PlacedPair[] => {
  if (isPair(value)) return [{ path, pair: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => pairsIn(part, joined(path, name)));
};

/** Returns the Bangla of a pair; '' without any. */
export const banglaOf = ({ bn }: TextPair) => (isRecord(bn) && typeof bn.text === 'string' ? bn.text : '');

/** Whether a record or draft has Bangla: one of its texts has it. */
export const hasBangla = (record: unknown) => pairsIn(record).some(({ pair }) => pair.bn !== undefined);

/** Known answers of `withoutBangla`: records keep their identity. */
const inEnglish = new WeakMap<object, unknown>();

/** A record, or a part of one, without its Bangla. */
export function withoutBangla<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  const known = inEnglish.get(value) as Value | undefined;
  if (known !== undefined) return known;
  const parts = Object.entries(value).filter(([name]) => name !== 'bn' || !isPair(value));
  const english = (
    Array.isArray(value)
      ? value.map((part: unknown) => withoutBangla(part))
      : Object.fromEntries(parts.map(([name, part]) => [name, withoutBangla(part as unknown)]))
  ) as Value;
  inEnglish.set(value, english);
  return english;
}

/** Returns a pair with another Bangla text, made from its present English; without Bangla where the text is empty. */
export const withBangla = ({ en }: TextPair, text: string): TextPair =>
  text === '' ? { en } : { en, bn: { text, of: englishHash(en) } };

/** Whether the English of a pair has changed since its translation. */
const isOlder = ({ en, bn }: TextPair) => isRecord(bn) && en !== '' && bn.of !== englishHash(en);

/** Known answers of `olderBangla`: a hash of every text of long lists takes time, and records keep their identity. */
const olderIn = new WeakMap<object, readonly string[]>();

/** Lists the paths of texts whose English has changed since their translation. */
export function olderBangla(record: object) {
  const known = olderIn.get(record);
  if (known) return known;
  const paths = pairsIn(record).flatMap(({ path, pair }) => (isOlder(pair) ? [path] : []));
  olderIn.set(record, paths);
  return paths;
}

/** Ratio of Bangla to English characters below which a text is short; the website's mean is 0.9. */
const SHORT = 0.5;
/** Minimum English length in characters for that test; shorter texts may need only half. */
const LONG_ENOUGH = 100;

/** Lists the paths of texts whose Bangla is so short that part of the English may be missing. */
export const shortBangla = (record: unknown) =>
  pairsIn(record).flatMap(({ path, pair }) =>
    pair.bn !== undefined && pair.en.length >= LONG_ENOUGH && banglaOf(pair).length < pair.en.length * SHORT
      ? [path]
      : [],
  );

/** Marks the Bangla at these paths as compared with the present English. */
export function withFitting<Value>(value: Value, paths: readonly string[], path = ''): Value {
  if (isPair(value)) {
    return paths.includes(path) ? ({ ...withBangla(value, banglaOf(value)) } as Value) : value;
  }
  if (Array.isArray(value)) {
    return value.map((part, index) => withFitting(part as unknown, paths, joined(path, index))) as Value;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withFitting(part, paths, joined(path, name))]),
  ) as Value;
}

const joined = (path: string, name: string | number) => (path === '' ? String(name) : `${path}.${name}`);

/** FNV-1a hash of an English text, 32 bits in hex, after normalising white space. */
export function englishHash(text: string) {
  const plain = cleanText(text).normalize('NFC').replace(/\s+/g, ' ');
  let hash = 0x811c9dc5;
  for (let index = 0; index < plain.length; index += 1) {
    hash = Math.imul(hash ^ plain.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
