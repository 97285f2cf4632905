import type { ListItem } from '@/components/site/shared/project-list/project-list';

/** What the list has to know of a product. */
export type ListedProduct = { readonly id: string; readonly title: string };

/** Characters of an address that every mail program opens (RFC 6068 sets none; 2,000 is what the oldest take). */
export const LONGEST_MAIL = 2_000;

/** The list as a letter: one line for each product, the note, and where the list can be opened. */
export function listText(
  items: readonly ListItem[],
  titles: ReadonlyMap<string, string>,
  note: string,
  address: string,
) {
  const lines = items.map(({ id, count }) => `${count.toLocaleString('en-US')} × ${titles.get(id) ?? id}`);
  return [
    'Please send me your price for:',
    '',
    ...lines,
    ...(note === '' ? [] : ['', note]),
    '',
    address,
  ].join('\r\n');
}

/** An address that opens a mail with the list; undefined where the list is too long for one. */
export function mailHref(email: string, text: string) {
  const href = `mailto:${email}?subject=${encodeURIComponent('Price for my list')}&body=${encodeURIComponent(text)}`;
  return href.length <= LONGEST_MAIL ? href : undefined;
}
