import { site } from '@/components/admin/site';
import { isPair, type ListColumn, type Entity, type ManagedRecord } from '@/lib/records';
import { dayText, placeName } from '@/components/admin/lib/wording';
import { said } from '@/lib/text';
import { fullTitle } from './row-text';
import type { Row } from '@/components/admin/store/types';

/** Heading of a record's form: `Edit product: Kerb Stone, 900 × 150 mm`; without the name while it has none. */
export function formTitle(entity: Entity, row: Row | null) {
  const { isSingle, list, singular } = site().registry[entity];
  if (isSingle) return placeName(list);
  const title = said(
    row?.published ? [`Edit ${singular}`, `${singular} বদলান`] : [`New ${singular}`, `নতুন ${singular}`],
  );
  return row?.title ? `${title}: ${fullTitle(row)}` : title;
}

/** Whether staff may add, copy, move and delete records of an entity. */
export const isFree = (entity: Entity) =>
  !site().registry[entity].isSingle && !site().registry[entity].isFixed;

/** Returns the address of a record's editor. */
export const editPath = (entity: Entity, id: string) =>
  `${site().registry[entity].add.path}?id=${encodeURIComponent(id)}`;

/** Returns a record's own page on the website, else the first page that shows its entity; null without either. */
export function websitePath(entity: Entity, id: string) {
  return (
    site().ownPage(entity, id) ?? site().registry[entity].shownOn.find((path) => !path.includes('*')) ?? null
  );
}

/** Returns a record's value with its draft applied; null for a missing or deleted record. */
export const draftedValue = (row: Pick<Row, 'change' | 'value'> | null) =>
  row === null || row.change?.op === 'delete' ? null : row.value;

/** Returns the categories of an entity with their labels: those of its metadata, or the records that categorise it. */
export function categoryChoices(entity: Entity, rows: (entity: Entity) => readonly Row[]) {
  const named = site().categorisedBy[entity];
  if (named !== undefined)
    return rows(named)
      .filter(({ change }) => change?.op !== 'delete')
      .map(({ id, title }) => [id, title] as const);
  const { categories, columns } = site().registry[entity];
  const { labels } = columns.find(({ key }) => key === 'category') ?? {};
  return categories.map((category) => [category, labels?.[category] ?? category] as const);
}

/** Returns the text that a cell sorts by, in English; '' for other types, because drafts may be invalid. */
export function cellValue({ key, labels }: ListColumn, record: ManagedRecord) {
  const value = isPair(record[key]) ? record[key].en : record[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? (labels?.[value] ?? value) : '';
}

/** Returns the text of a cell, with days formatted by `dayText`. */
export function cellText(column: ListColumn, record: ManagedRecord) {
  const value = cellValue(column, record);
  return column.kind === 'day' ? dayText(value) : value;
}
