import type { Row } from '@/components/admin/store/types';
import type { Entity } from '@/content/registry';
import type { Selection } from './use-selection';

/** What table and cards show alike. */
export type ListView = {
  readonly entity: Entity;
  readonly rows: readonly Row[];
  readonly selection: Selection;
  readonly isEditable: boolean;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly onPreview: (row: Row) => void;
};
