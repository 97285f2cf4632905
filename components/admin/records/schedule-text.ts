import { buildDay, dayOf, daysAfter, type Schedule } from '@/content/lib/schedule';
import { type Entity, type ManagedRecord, scheduleOf } from '@/content/registry';
import { sharedStrings } from '@/components/admin/strings/shared';
import { dayText } from '@/components/admin/lib/wording';

const texts = sharedStrings.schedule;

/** Returns from or until when builds show a record, null without a schedule. `built`: day of the website's build. */
export const scheduleText = (
  entity: Entity,
  record: ManagedRecord,
  today = dayOf(new Date()),
  built = buildDay(),
) => scheduleSentence(scheduleOf(entity, record), today, built);

/** Returns the sentence of `scheduleText` for a schedule. */
export function scheduleSentence({ from = '', until }: Schedule, today: string, built: string) {
  if (from > today && isBuiltNightly(today, built)) return texts.byItself(dayText(from));
  if (from > built) return (from > today ? texts.from : texts.due)(dayText(from));
  if (until === undefined) return null;
  if (until < built) return texts.ended(dayText(until));
  return (until < today ? texts.overdue : texts.until)(dayText(until));
}

/** Whether the website is built every night: `NIGHTLY_BUILD` is set, and no night was left out before today. */
const isBuiltNightly = (today: string, built: string) =>
  Boolean(process.env.NIGHTLY_BUILD) && daysAfter(built, 1) >= today;
