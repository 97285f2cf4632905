import {
  type ListItem,
  listOf,
  MAX_ITEMS,
  readCount,
  type ProjectList,
} from '@/components/site/shared/project-list/project-list';
import { loadRows } from '@/components/site/shared/load-texts';
import { countIn, fill } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import { type Load, palletsOf } from '@/content/setting-out/loads';
import type { ListPageTexts } from '@/content/strings/en/list';

/** Data of a product that the list needs. */
export type ListedProduct = Load & {
  readonly id: string;
  readonly title: string;
  /** Address of a small picture. */
  readonly picture?: string;
  readonly hasFiles?: boolean;
  /** True in the Bangla list for a product without translation. */
  readonly isEnglish?: boolean;
};

/** Products by id. */
export type ListedProducts = ReadonlyMap<string, ListedProduct>;

/** Maximum length of a `mailto:` address (RFC 6068 sets none; 2,000 characters is what the oldest clients accept). */
const MAX_MAIL = 2_000;

type Letter = {
  readonly items: readonly ListItem[];
  readonly products: ListedProducts;
  readonly note: string;
  readonly address: string;
  readonly language: Language;
  readonly texts: Pick<ListPageTexts, 'mail' | 'loads'>;
};

/** Returns the list as text for a letter: one line per product with its pallets, total mass, note, and the list's address. */
export function listText({ items, products, note, address, language, texts }: Letter) {
  const lines = items.map(({ id, count }) => {
    const { title = id, supply: { perPallet } = {} } = products.get(id) ?? {};
    const line = `${countIn(count, language)} × ${title}`;
    if (perPallet === undefined) return line;
    const pallets = countIn(palletsOf(count, perPallet).pallets, language);
    return `${line}; ${fill(texts.loads.inLetter, { pallets })}`;
  });
  const [mass] = loadRows(loadedItems(items, products), texts.loads, language);
  const total = mass === undefined ? [] : ['', `${mass.label}: ${mass.figure} (${mass.formula})`];
  const noteLines = note === '' ? [] : ['', note];
  const letter = [texts.mail.start, '', ...lines, ...total, ...noteLines, '', address];
  return letter.join('\n').replaceAll(/\r?\n/g, '\r\n');
}

/** Adds to each item what is known of its mass and pallets. */
export const loadedItems = (items: readonly ListItem[], products: ListedProducts) =>
  items.map(({ id, count }) => ({ ...products.get(id), count }));

/** Returns a `mailto:` address with the list; undefined if it would be too long. */
export function mailHref(email: string, subject: string, text: string) {
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return href.length <= MAX_MAIL ? href : undefined;
}

/** Serializes a list to a query: `items=solid-brick*500,tile-bubble*40`. */
export function queryOf({ items, note }: ProjectList) {
  const query = new URLSearchParams({ items: items.map(({ id, count }) => `${id}*${count}`).join(',') });
  if (note !== '') query.set('note', note);
  return query;
}

/** Parses the list in a query; undefined without `items`. Skips invalid items. */
export function listFromQuery(query: URLSearchParams): ProjectList | undefined {
  const text = query.get('items');
  if (text === null) return undefined;
  const items = text.split(',', MAX_ITEMS * 2).map((part) => {
    const [id, count = '1'] = part.split('*');
    return { id, count: readCount(count) ?? 0 };
  });
  return listOf(items, query.get('note') ?? '');
}
