/** Items on one page of a list, so that no page grows with the archive (docs/performance.md). */
const PAGE_LENGTH = 96;

/** Products on one page of the files: each has a link for every file. */
export const FILES_LENGTH = 24;

/** Number of pages of a list; 1 for an empty list. */
export const countPages = (items: readonly unknown[], length = PAGE_LENGTH) =>
  Math.max(1, Math.ceil(items.length / length));

/** Returns the items of one page; pages count from 1. */
export const itemsOnPage = <Item>(items: readonly Item[], page: number, length = PAGE_LENGTH) =>
  items.slice((page - 1) * length, page * length);

/** Placeholder for a route without records. Not a valid id, because of its underscore. */
export const NO_RECORD = 'no_record';

/** Ids of a route's pages; a placeholder for none, which `scripts/after-export.ts` removes. */
export const pageIds = (ids: readonly string[]) => (ids.length === 0 ? [NO_RECORD] : ids);
