import type { ListColumn } from '@/content/lib/entity-meta';
import { dayText } from '@/components/admin/lib/wording';
import type { Row } from '@/components/admin/store/types';
import { type Entity, type ManagedRecord, registry } from '@/content/registry';

export const newTitle = (entity: Entity) => `New ${registry[entity].singular}`;
export const editTitle = (entity: Entity) =>
  registry[entity].isSingle ? registry[entity].list.title : `Edit ${registry[entity].singular}`;

/** Whether its records are added, copied, moved and deleted by staff. */
export const isFree = (entity: Entity) => !registry[entity].isSingle && !registry[entity].isFixed;

/** The address that edits a record. */
export const editPath = (entity: Entity, id: string) =>
  `${registry[entity].add.path}?id=${encodeURIComponent(id)}`;

/** The page of the website that shows a record best: its own, or else the first that names it; null where none does. */
export function websitePath(entity: Entity, id: string) {
  const paths = registry[entity].shownOn;
  const own = paths.find((path) => path.endsWith('/*'));
  return own?.replace('*', encodeURIComponent(id)) ?? paths.find((path) => !path.includes('*')) ?? null;
}

/** What a record becomes with its draft; null where there is none, or it is deleted. */
export const draftedValue = (row: Pick<Row, 'draft' | 'value'> | null) =>
  row === null || row.draft?.op === 'delete' ? null : row.value;

/** A category as staff read it. */
export const categoryText = (entity: Entity, category: string) =>
  registry[entity].columns.find(({ key }) => key === 'category')?.labels?.[category] ?? category;

/** What a cell sorts by; a draft may hold anything, so nothing is taken for granted. */
export function cellValue({ key, labels }: ListColumn, record: ManagedRecord) {
  const value = record[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? (labels?.[value] ?? value) : '';
}

/** What a cell shows: days as everywhere in the studio, everything else as it is. */
export function cellText(column: ListColumn, record: ManagedRecord) {
  const value = cellValue(column, record);
  return column.kind === 'day' ? dayText(value) : value;
}
