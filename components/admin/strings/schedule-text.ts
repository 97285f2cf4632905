import { dayOf, isOnline } from '@/content/lib/schedule';
import { type Entity, type ManagedRecord, registry } from '@/content/registry';
import { listStrings } from './list';
import { dayText } from './time-text';

const texts = listStrings.schedule;

/** From when or until when the website shows a record; null where it simply does. */
export function scheduleText(entity: Entity, record: ManagedRecord, today = dayOf(new Date())) {
  const schedule = registry[entity].scheduleOf?.(record);
  if (schedule === undefined) return null;
  const { from, until } = schedule;
  if (from !== undefined && from > today) return texts.from(dayText(from));
  if (until === undefined) return null;
  return isOnline({ until }, today) ? texts.until(dayText(until)) : texts.ended(dayText(until));
}
