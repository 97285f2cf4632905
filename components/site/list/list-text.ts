import type { ListItem } from '@/components/site/shared/project-list/project-list';
import { countIn, fill } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { ListPageTexts } from '@/content/strings/en/list';

/** What the list has to know of a product. */
export type ListedProduct = {
  readonly id: string;
  readonly title: string;
  /** In the list in Bangla: it has no Bangla yet. */
  readonly isEnglish?: boolean;
  /** Of one dry piece in kg, where a density is known. */
  readonly mass?: number;
  /** The density is the company's assumption. */
  readonly isAssumed?: boolean;
};

/** The products of the list by their ids. */
export type ListedProducts = ReadonlyMap<string, ListedProduct>;

/** Characters of an address that every mail program opens (RFC 6068 sets none; 2,000 is what the oldest take). */
const LONGEST_MAIL = 2_000;

/** The mass of all pieces in words; undefined while that of a product is unknown: part of it would mislead whoever orders a truck. */
export function totalMass({ items, products, language, texts }: Omit<Letter, 'note' | 'address'>) {
  const { how, assumed, kilograms } = texts.mass;
  const listed = items.map(({ id, count }) => ({ count, ...products.get(id) }));
  const sum = listed.reduce((total, { count, mass = NaN }) => total + count * mass, 0);
  if (items.length === 0 || Number.isNaN(sum)) return undefined;
  return {
    value: fill(kilograms, { mass: countIn(Math.round(sum), language) }),
    how: listed.some(({ isAssumed }) => isAssumed) ? `${how}; ${assumed}` : how,
  };
}

type Letter = {
  readonly items: readonly ListItem[];
  readonly products: ListedProducts;
  readonly note: string;
  /** Where the list can be opened. */
  readonly address: string;
  readonly language: Language;
  readonly texts: Pick<ListPageTexts, 'mail' | 'mass'>;
};

/** The list as a letter: one line for each product, the note, and where the list can be opened. */
export function listText({ note, address, ...list }: Letter) {
  const { items, products, language, texts } = list;
  const mass = totalMass(list);
  const lines = items.map(
    ({ id, count }) => `${countIn(count, language)} × ${products.get(id)?.title ?? id}`,
  );
  const total = mass === undefined ? [] : ['', `${texts.mass.title}: ${mass.value} (${mass.how})`];
  const noted = note === '' ? [] : ['', note];
  return [texts.mail.start, '', ...lines, ...total, ...noted, '', address].join('\r\n');
}

/** An address that opens a mail with the list; undefined where the list is too long for one. */
export function mailHref(email: string, subject: string, text: string) {
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return href.length <= LONGEST_MAIL ? href : undefined;
}
