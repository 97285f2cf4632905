import type { Row } from '@/components/admin/store/types';

/** A published product, or what the fields say instead. */
export const rowOf = (id: string, fields: Partial<Row> = {}, value: Row['value'] = {}): Row => ({
  entity: 'products',
  id,
  title: id,
  published: null,
  draft: null,
  value,
  state: { kind: 'published' },
  changedAt: null,
  ...fields,
});
