import type { Row } from '@/components/admin/store/types';
import type { Draft } from '@/lib/exchange/studio-types';
import type { ManagedRecord } from '@/lib/records';

/** A published product, or what the fields say instead. */
export const rowOf = (id: string, fields: Partial<Row> = {}, value: Row['value'] = {}): Row => ({
  entity: 'products',
  id,
  title: id,
  published: null,
  below: null,
  change: null,
  isHanded: false,
  value,
  named: value,
  state: { kind: 'published' },
  changedAt: null,
  ...fields,
});

/** A stored draft of a new product, or what the fields say instead. */
export const draftOf = (id: string, value: ManagedRecord, fields: Partial<Draft> = {}): Draft => ({
  version: 1,
  entity: 'products',
  id,
  savedAt: '2026-11-20T08:00:00Z',
  value,
  op: 'put',
  base: null,
  rev: 1,
  ...fields,
});
