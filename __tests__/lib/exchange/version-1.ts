import { englishHash, type Entity, isPair, isRecord, type ManagedRecord, type TextPair } from '@/lib/records';
import { published } from '../../content/published';

/** Texts that records have had only since version 2. */
const newTexts: Partial<Record<Entity, readonly string[]>> = {
  products: ['words', 'alsoCalled'],
  comparison: ['name'],
  'key-product': ['comparison'],
  quality: ['plan', 'days', 'sheet'],
  pages: ['share', 'cover', 'note'],
  company: ['claim', 'claimFigure', 'menuPicture'],
  contact: ['way', 'towns', 'road', 'sign', 'plan'],
};

/** The published records of an entity with what version 1 knew. */
export const knownOf = (entity: Entity) =>
  published[entity].map((record) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !newTexts[entity]?.includes(name))),
  );

/** A text as version 1 had it: the English in the record, the Bangla in a second tree. */
type Halves = { readonly own: unknown; readonly bn: unknown };

/** Returns a value of a record as version 1 had it. Adds the English of older Bangla to `madeFrom`. */
function halvesOf(value: unknown, madeFrom: Record<string, string>, place = ''): Halves {
  if (isPair(value)) {
    const { en, bn } = value;
    if (bn !== undefined && bn.of !== englishHash(en)) madeFrom[`${place}:${englishHash(bn.text)}`] = bn.of;
    return { own: en, bn: bn?.text };
  }
  if (Array.isArray(value)) {
    const rows = value.map((row: unknown) => halvesOf(row, madeFrom, place));
    const hasText = rows.some(({ bn }) => bn !== undefined);
    return { own: rows.map(({ own }) => own), bn: hasText ? rows.map(({ bn }) => bn ?? {}) : undefined };
  }
  if (!isRecord(value)) return { own: value, bn: undefined };
  const parts = Object.entries(value).map(
    ([name, part]) => [name, halvesOf(part, madeFrom, place === '' ? name : `${place}.${name}`)] as const,
  );
  const bn = parts.flatMap(([name, part]) => (part.bn === undefined ? [] : [[name, part.bn] as const]));
  return {
    own: Object.fromEntries(parts.map(([name, { own }]) => [name, own])),
    bn: bn.length > 0 ? Object.fromEntries(bn) : undefined,
  };
}

/** The five categories as products and galleries called them up to version 2. */
const categoryNames: Readonly<Record<string, string>> = {
  'hollow-block': 'Hollow Block & Concrete Bricks',
  'paving-block': 'Paving Block (uni, Rectangular & I block)',
  'edging-block': 'Edging Block',
  'pavement-tiles': 'Pavment Tiles',
  'other-products': 'Other Products',
};

/** A value with these names in place of the ids of categories. */
export const withCategoryNames = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (name, part: unknown) =>
    name === 'category' ? (categoryNames[String(part)] ?? part) : part,
  ) as Value;

/** A record of today as version 1 had it. */
export function inVersion1(record: ManagedRecord): ManagedRecord {
  const madeFrom: Record<string, string> = {};
  const { own, bn } = halvesOf(withCategoryNames(record), madeFrom);
  return {
    ...(own as ManagedRecord),
    ...(bn !== undefined && { bn }),
    ...(Object.keys(madeFrom).length > 0 && { bnMadeFrom: madeFrom }),
  };
}

/** A record whose Bangla is all older than its English. */
export const withOlder = (record: ManagedRecord): ManagedRecord =>
  JSON.parse(JSON.stringify(record), (_name, part: unknown) =>
    isPair(part) && part.bn !== undefined
      ? ({ en: part.en, bn: { ...part.bn, of: englishHash(`${part.bn.text} before`) } } satisfies TextPair)
      : part,
  );
