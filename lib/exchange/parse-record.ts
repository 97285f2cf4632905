import { said } from '../text';
import { type Entity, type ManagedRecord, schemaProblems, type Checked, refused } from '../records';
import type { ContentModel } from './model';

type Place = {
  readonly entity: Entity;
  readonly id: string;
  /** Version of the record, for messages that name it. */
  readonly part?: string;
};

/** Parses a record with its entity's schema and checks that its own id equals `id`. */
export function parseRecord(
  model: ContentModel,
  { entity, id, part = '' }: Place,
  record: unknown,
): Checked<ManagedRecord> {
  const { idField } = model.metaOf(entity);
  const result = model.formOf(entity).schema.safeParse(record);
  if (!result.success) return refused(...schemaProblems({ entity, id, part }, result.error));
  const ownId = result.data[idField];
  if (ownId === id) return { ok: true, value: result.data };
  const message = `${entity} ${id}, ${part}${idField}: ${said([
    `it calls itself “${String(ownId)}”.`,
    `এর নিজের নাম “${String(ownId)}”।`,
  ])}`;
  return refused({ code: 'wrong-id', message, entity, id });
}

/** Accepts an invalid record whose keys are all fields of its entity; values may be missing or wrong. */
export function parseUnfinished(
  model: ContentModel,
  { entity, id }: Place,
  record: unknown,
): Checked<ManagedRecord> {
  const fields = new Set(Object.keys(model.formOf(entity).schema.shape));
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    return refused({
      code: 'value',
      message: `${entity} ${id}: ${said(['it is not a record.', 'এটি তথ্য নয়।'])}`,
      entity,
      id,
    });
  }
  const unknownField = Object.keys(record).find((key) => !fields.has(key));
  if (unknownField === undefined) return { ok: true, value: Object.fromEntries(Object.entries(record)) };
  const message = `${entity} ${id}: ${said([
    `“${unknownField}” is not a field of ${entity}.`,
    `${entity}-এ “${unknownField}” নামে ঘর নেই।`,
  ])}`;
  return refused({ code: 'value', message, entity, id });
}
