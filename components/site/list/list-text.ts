import type { ListItem } from '@/components/site/shared/project-list/project-list';
import { countIn } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { ListPageTexts } from '@/content/strings/en/list';

/** What the list has to know of a product. */
export type ListedProduct = {
  readonly id: string;
  readonly title: string;
  /** In the list in Bangla: it has no Bangla yet. */
  readonly isEnglish?: boolean;
};

/** The products of the list by their ids. */
export type ListedProducts = ReadonlyMap<string, ListedProduct>;

/** Characters of an address that every mail program opens (RFC 6068 sets none; 2,000 is what the oldest take). */
export const LONGEST_MAIL = 2_000;

type Letter = {
  readonly items: readonly ListItem[];
  readonly products: ListedProducts;
  readonly note: string;
  /** Where the list can be opened. */
  readonly address: string;
  readonly language: Language;
  readonly texts: ListPageTexts['mail'];
};

/** The list as a letter: one line for each product, the note, and where the list can be opened. */
export function listText({ items, products, note, address, language, texts }: Letter) {
  const lines = items.map(
    ({ id, count }) => `${countIn(count, language)} × ${products.get(id)?.title ?? id}`,
  );
  return [texts.start, '', ...lines, ...(note === '' ? [] : ['', note]), '', address].join('\r\n');
}

/** An address that opens a mail with the list; undefined where the list is too long for one. */
export function mailHref(email: string, subject: string, text: string) {
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return href.length <= LONGEST_MAIL ? href : undefined;
}
