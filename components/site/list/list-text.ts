import type { ListItem } from '@/components/site/shared/project-list/project-list';
import { countIn, fill } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { ListPageTexts } from '@/content/strings/en/list';

/** Data of a product that the list needs. */
export type ListedProduct = {
  readonly id: string;
  readonly title: string;
  /** True in the Bangla list for a product without translation. */
  readonly isEnglish?: boolean;
  /** Mass of one dry piece in kg, if its density is known. */
  readonly mass?: number;
  /** Whether the density is the company's assumption. */
  readonly isAssumed?: boolean;
};

/** Products by id. */
export type ListedProducts = ReadonlyMap<string, ListedProduct>;

/** Maximum length of a `mailto:` address (RFC 6068 sets none; 2,000 characters is what the oldest clients accept). */
const MAX_MAIL = 2_000;

/** Returns the total mass in words; undefined if any mass is unknown: a partial sum would mislead truck orders. */
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
  /** Address that opens the list. */
  readonly address: string;
  readonly language: Language;
  readonly texts: Pick<ListPageTexts, 'mail' | 'mass'>;
};

/** Returns the list as text for a letter: one line per product, total mass, note, and address of the list. */
export function listText({ note, address, ...list }: Letter) {
  const { items, products, language, texts } = list;
  const mass = totalMass(list);
  const lines = items.map(
    ({ id, count }) => `${countIn(count, language)} × ${products.get(id)?.title ?? id}`,
  );
  const total = mass === undefined ? [] : ['', `${texts.mass.title}: ${mass.value} (${mass.how})`];
  const noteLines = note === '' ? [] : ['', note];
  return [texts.mail.start, '', ...lines, ...total, ...noteLines, '', address].join('\r\n');
}

/** Returns a `mailto:` address with the list; undefined if it would be too long. */
export function mailHref(email: string, subject: string, text: string) {
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return href.length <= MAX_MAIL ? href : undefined;
}
