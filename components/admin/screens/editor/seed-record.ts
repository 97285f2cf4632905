import type { Studio } from '@/components/admin/store/studio';
import { type Entity, type ManagedRecord, registry } from '@/content/registry';

/** What a new record starts from: the values of the record it copies, without that one's id, or those of every new one. */
export function seedRecord(studio: Studio, entity: Entity, from: string | null): ManagedRecord {
  const { idField, seed } = registry[entity];
  const source = from === null ? null : studio.row(entity, from);
  if (source === null) return seed?.(today()) ?? {};
  return Object.fromEntries(Object.entries(source.value).filter(([field]) => field !== idField));
}

/** The day on this computer's calendar, `YYYY-MM-DD`. */
function today(now = new Date()) {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
