import type { Row } from '@/components/admin/store/types';
import type { Entity } from '@/content/registry';
import type { ListSort } from './list-query';
import type { Selection } from './use-selection';

/** What table and cards show alike. */
export type ListView = {
  readonly entity: Entity;
  readonly rows: readonly Row[];
  readonly selection: Selection;
  readonly isEditable: boolean;
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
  readonly onPreview: (row: Row) => void;
};
