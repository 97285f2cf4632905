import { site } from '@/components/admin/site';
import {
  banglaOf,
  banglaPath,
  type Entity,
  isPair,
  leavesOf,
  type ManagedRecord,
  partOf,
  validDay,
} from '@/lib/records';
import { picturesIn, withCrops } from '@/lib/pictures';
import { dayIn, type Language, latinDigits } from '@/lib/text';
import { englishPath, type PageItem } from './read-page';

/** A field of a record, by the path of its control. */
export type FieldPlace = { readonly entity: Entity; readonly id: string; readonly path: string };

/** What is read of a text or picture to find it. */
type Readable = Omit<PageItem, 'node' | 'element'>;

/** A record as the website has it. */
export type PublishedRecord = { readonly entity: Entity; readonly id: string; readonly value: ManagedRecord };

/** A text of records, in words. */
type Key = { readonly words: readonly string[]; readonly places: FieldPlace[] };

/** Texts of records by their first word, the longest first, and pictures by their address. */
type Index = {
  readonly keys: ReadonlyMap<string, readonly Key[]>;
  readonly pictures: ReadonlyMap<string, readonly FieldPlace[]>;
};

/** Splits a text into words and figures: pages add quotes, colons, no-break spaces and Bangla digits, and leave out the country's code. */
export const plainWords = (text: string): readonly string[] =>
  latinDigits(text.normalize('NFKC'))
    .replace(/\+\d{3} ?(?=\d)/g, '0')
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** Parts of a text that a page shows in one piece: blocks of Markdown, link texts, and what stands between names in braces. */
const piecesOf = (text: string) =>
  text
    .replace(/!?\[((?:[^\]\\]|\\.)*)\]\((\S*?)(?:\s+"([^"]*)")?\)/g, '$1\n$3')
    .replace(/^\s*\d+[.)] /gm, '')
    .split(/\n+|\||\{\w+\}(?:-[\u0980-\u09ff]+)?/);

type Leaf = ReturnType<typeof leavesOf>[number];

/** Returns the texts that a page in a language shows of a field, each with the path of its control. */
function textsOf(
  { spec, path, value }: Leaf,
  language: Language,
): readonly (readonly [path: string, text: string])[] {
  if (Array.isArray(value))
    return value.flatMap((line: unknown) => textsOf({ spec, path, value: line }, language));
  if (isPair(value)) {
    const bangla = language === 'bn' ? banglaOf(value) : '';
    return [bangla === '' ? [path, value.en] : [banglaPath({ spec, path }), bangla]];
  }
  if (typeof value === 'number') return [[path, String(value)]];
  if (typeof value !== 'string' || spec.kind === 'record' || spec.kind === 'records') return [];
  // Pages name the website to which a link leads.
  if (spec.kind === 'link') return [[path, value.replace(/^https?:\/\/([^/]+).*/, '$1')]];
  // Other values of a choice are code.
  if (spec.kind === 'choice' && !/^\p{Lu}/u.test(value)) return [];
  return [[path, spec.kind === 'date' && validDay(value) !== undefined ? dayIn(value, language) : value]];
}

/** Stem of a picture: that of `/images/sized/scenes/wall-portrait-480.avif` is that of `/images/scenes/wall.jpg`. */
const stemOf = (src: string) =>
  src
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/images\/sized\/(.*?)(?:-(?:portrait|square))?-\d+\.\w+$/, '/images/$1')
    .replace(/\.\w+$/, '');

const isSame = (a: FieldPlace) => (b: FieldPlace) =>
  a.entity === b.entity && a.id === b.id && a.path === b.path;

/** @param hasNumbers - whether figures count: those of records that have a page each are shown there. */
function indexOf(
  records: readonly PublishedRecord[],
  language: Language,
  hasNumbers: (record: PublishedRecord) => boolean,
): Index {
  const keys = new Map<string, Map<string, Key>>();
  const pictures = new Map<string, FieldPlace[]>();
  const add = (place: FieldPlace, text: string) => {
    const words = plainWords(text);
    const [first] = words;
    if (first === undefined) return;
    const own = keys.get(first) ?? new Map<string, Key>();
    const key = own.get(words.join(' ')) ?? { words, places: [] };
    if (!key.places.some(isSame(place))) key.places.push(place);
    keys.set(first, own.set(words.join(' '), key));
  };
  for (const record of records) {
    const { entity, id, value } = record;
    const fields = site()
      .formOf(entity)
      .fields.filter(({ name }) => !site().unseen[entity]?.includes(name));
    for (const leaf of leavesOf(fields, withCrops(value))) {
      const place = { entity, id, path: leaf.path };
      for (const src of picturesIn(leaf.value))
        pictures.set(stemOf(src), [...(pictures.get(stemOf(src)) ?? []), place]);
      const isPicture = typeof partOf(leaf.value, 'src') === 'string';
      if (isPicture || (typeof leaf.value === 'number' && !hasNumbers(record))) continue;
      for (const [path, text] of textsOf(leaf, language))
        for (const piece of piecesOf(text)) add({ ...place, path }, piece);
    }
  }
  const longestFirst = ({ words: a }: Key, { words: b }: Key) => b.length - a.length;
  return {
    keys: new Map([...keys].map(([first, own]) => [first, [...own.values()].sort(longestFirst)])),
    pictures,
  };
}

/** Words from which a text that the page cuts off is known. */
const CUT_OFF = 5;

type Span = { readonly from: number; readonly to: number; readonly key: Key };

/** Finds the texts of records in words, from the start, the longest at each place. A page may cut a text off in a word. */
function spansIn(words: readonly string[], { keys }: Index): readonly Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length;) {
    const left = words.length - from;
    const isHere = ({ words: own }: Key) =>
      own.length <= left
        ? own.every((word, at) => words[from + at] === word)
        : left >= CUT_OFF &&
          words
            .slice(from)
            .every((word, at) => own[at] === word || (at === left - 1 && own[at]?.startsWith(word)));
    const key = keys.get(words[from] ?? '')?.find(isHere);
    const to = key === undefined ? from + 1 : Math.min(from + key.words.length, words.length);
    if (key) spans.push({ from, to, key });
    from = to;
  }
  return spans;
}

type Found = { readonly share: number; readonly places: readonly FieldPlace[] };
const nothing: Found = { share: 0, places: [] };

/** Least share of its words by which a text is known. */
const KNOWN = 0.3;
/** Words that are known in whatever surrounds them. */
const SENTENCE = 4;

/** Finds the fields in a part of some words, and the share of the part that they make up. */
function found(words: readonly string[], [start, end]: readonly [number, number], index: Index): Found {
  const inside = spansIn(words, index).filter(({ from, to }) => from < end && to > start);
  const shareOf = (spans: readonly Span[]) =>
    spans.reduce((sum, { from, to }) => sum + Math.min(to, end) - Math.max(from, start), 0) / (end - start);
  const isWord = ({ key: { words: own } }: Span) => own.length > 1 || (own[0] ?? '').length > 3;
  const spans = shareOf(inside) === 1 ? inside : inside.filter(isWord);
  const share = shareOf(spans);
  if (share < KNOWN && !spans.some(({ key }) => key.words.length >= SENTENCE)) return nothing;
  const longestFirst = spans.toSorted((a, b) => b.key.words.length - a.key.words.length);
  return { share, places: [...new Set(longestFirst.flatMap(({ key }) => key.places))] };
}

function foundIn({ text, block, place }: Readable, index: Index): Found {
  const words = plainWords(text);
  const own = found(words, [0, words.length], index);
  if (own.share === 1 || block.length === 1) return own;
  const before = plainWords(block.slice(0, place).join(' ')).length;
  const whole = found(plainWords(block.join(' ')), [before, before + words.length], index);
  return whole.share > own.share ? whole : own;
}

/** Whether a pattern of `shownOn` is for a page, by its English path. */
export const isForPage = (path: string) => (pattern: string) =>
  pattern === '*' || pattern === path || (pattern.endsWith('/*') && path.startsWith(pattern.slice(0, -1)));

/** The page that a record has to itself, or that is called by it; null for other records. */
function pageOf({ entity, id }: PublishedRecord) {
  const { ownPage, pageRecords } = site();
  return entity === pageRecords?.entity ? pageRecords.addressOf(id) : ownPage(entity, id);
}

/** Returns a function that finds the fields behind what a page shows. Indexes are made once for all pages. */
export function createFinder(records: readonly PublishedRecord[]) {
  const byPage = new Map(records.map((record) => [pageOf(record), record] as const));
  const known = new Map<string, Index>();
  const once = (name: string, make: () => Index) => {
    const index = known.get(name) ?? make();
    known.set(name, index);
    return index;
  };

  return (address: string) => {
    const path = englishPath(address);
    const language = /^\/bn(\/|$)/.test(address) ? 'bn' : 'en';
    const indexOfPage = (page: string) => {
      const record = byPage.get(page);
      return record && once(`${language} ${page}`, () => indexOf([record], language, () => true));
    };
    const shown = site().entities.filter((entity) => site().registry[entity].shownOn.some(isForPage(path)));
    const shared = once(`${language} ${shown.join()}`, () =>
      indexOf(
        records.filter(({ entity }) => shown.includes(entity) && entity !== site().pageRecords?.entity),
        language,
        (record) => pageOf(record) === null,
      ),
    );
    /** Whether an address is that of another page that a record has to itself. */
    const isOfRecord = (page: string) => {
      const record = byPage.get(page);
      return page !== path && record !== undefined && record.entity !== site().pageRecords?.entity;
    };

    return (seen: Readable): readonly FieldPlace[] => {
      const pages = seen.around.map((paths) => paths.filter(isOfRecord));
      const [card, ...others] = pages.find(({ length }) => length > 0) ?? [];
      const near = card === undefined || others.length > 0 ? undefined : indexOfPage(card);
      const indexes = [near, seen.isOwn ? indexOfPage(path) : undefined, shared].filter(
        (index) => index !== undefined,
      );
      if (seen.isPicture) {
        const all = indexes.map(({ pictures }) => pictures.get(stemOf(seen.text)) ?? []);
        return all.find(({ length }) => length > 0) ?? [];
      }
      return indexes
        .map((index) => foundIn(seen, index))
        .reduce((best, each) => (each.share > best.share ? each : best), nothing).places;
    };
  };
}
