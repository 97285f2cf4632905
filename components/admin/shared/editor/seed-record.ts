import type { Studio } from '@/components/admin/store/studio';
import { entityFields } from '@/components/admin/shared/fields/field-specs';
import type { Entity } from '@/content/lib/entities';
import type { ManagedRecord } from '@/content/managed';

/** What a new record starts from: the values of the record it copies, without that one's id, or those of every new one. */
export function seedRecord(studio: Studio, entity: Entity, from: string | null): ManagedRecord {
  const source = from === null ? null : studio.row(entity, from);
  if (source === null) return entityFields[entity].seed(today());
  return Object.fromEntries(
    Object.entries(source.value).filter(([field]) => field !== studio.content?.managed[entity].idField),
  );
}

/** The day on this computer's calendar, `YYYY-MM-DD`. */
function today(now = new Date()) {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
