import { memoize } from './memoize';

const day = memoize(
  () =>
    new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** `2024-10-05` becomes `Oct 5, 2024` (docs/requirements.md, dates), in UTC, wherever the build runs. */
export const formatDay = (isoDay: string) => day().format(new Date(`${isoDay}T00:00:00Z`));

/** Orders records by `createdAt`, newest first; records of the same day keep their data order. */
export function newestFirst<Item extends { readonly createdAt: string }>(items: readonly Item[]) {
  // ISO days sort as strings; a locale comparison would take fifty times as long.
  return [...items].sort((a, b) => Number(b.createdAt > a.createdAt) - Number(b.createdAt < a.createdAt));
}
