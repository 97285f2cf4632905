import { fullTitle } from '@/components/admin/records/row-text';
import { reviewStrings } from '@/components/admin/strings/review';
import type { Row } from '@/components/admin/store/types';
import { featuredOf, featuredTwice } from '@/content/entities/products/featured';

const categoryOf = ({ value }: Row) => value.category;

/**
 * What the changes of products do to the home page, which features some of them by their order: a sentence each on who
 * comes and goes, and on a product that would be there twice. Empty when all stays as it is.
 * @param rows all products, in the order in which they are to stand
 * @param publishedIds the order on the website
 */
export function featuredChanges(rows: readonly Row[], publishedIds: readonly string[]): readonly string[] {
  const after = rows.filter(({ draft }) => draft?.op !== 'delete');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const before = publishedIds.flatMap((id) => byId.get(id) ?? []);
  const shown = featuredOf(before, ({ published }) => published?.category);
  const toShow = featuredOf(after, categoryOf);
  const comes = toShow.filter((row) => !shown.includes(row));
  const goes = shown.filter((row) => !toShow.includes(row));
  const twice = featuredTwice(after, categoryOf);
  return [
    ...(comes.length + goes.length > 0 ? [reviewStrings.featured(names(comes), names(goes))] : []),
    ...(twice ? [reviewStrings.featuredTwice(fullTitle(twice))] : []),
  ];
}

const names = (rows: readonly Row[]) => [...new Set(rows.map(fullTitle))];
