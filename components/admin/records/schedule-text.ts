import { buildDay, dayOf } from '@/content/lib/schedule';
import { type Entity, type ManagedRecord, registry } from '@/content/registry';
import { sharedStrings } from '@/components/admin/strings/shared';
import { dayText } from '@/components/admin/lib/wording';

const texts = sharedStrings.schedule;

/**
 * Returns from when or until when the website shows a record; null without a schedule to mention.
 * @param built - day of the website's build: records appear and disappear only with the next build.
 */
export function scheduleText(
  entity: Entity,
  record: ManagedRecord,
  today = dayOf(new Date()),
  built = buildDay(),
) {
  const { from = '', until } = registry[entity].scheduleOf?.(record) ?? {};
  if (from > built) return (from > today ? texts.from : texts.due)(dayText(from));
  if (until === undefined) return null;
  if (until < built) return texts.ended(dayText(until));
  return (until < today ? texts.overdue : texts.until)(dayText(until));
}
