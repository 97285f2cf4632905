/**
 * How many items are on one page of a list; those beyond get pages of their own, so that no page grows with the
 * archive (docs/performance.md).
 */
const PAGE_LENGTH = 96;

/** How many pages a list fills: one even when it is empty. */
export const countPages = (items: readonly unknown[]) => Math.max(1, Math.ceil(items.length / PAGE_LENGTH));

/** The items of one page, counted from 1. */
export const itemsOnPage = <Item>(items: readonly Item[], page: number) =>
  items.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH);

/**
 * The numbers of a list's further pages, as they stand in addresses. An export refuses a route without any page, so a
 * list that needs no further one names its first again; `scripts/after-export.ts` takes that copy out.
 */
export function furtherPages(items: readonly unknown[]) {
  const count = countPages(items);
  return count === 1 ? ['1'] : Array.from({ length: count - 1 }, (_, index) => String(index + 2));
}

/** Stands for the records that a route has none of. No id is spelt like this, so it is never taken for one. */
export const NO_RECORD = 'no_record';

/**
 * The ids of a route's pages. An export refuses a route without any page, so an empty collection names a page that
 * `scripts/after-export.ts` takes out.
 */
export const pageIds = (ids: readonly string[]) => (ids.length === 0 ? [NO_RECORD] : ids);
