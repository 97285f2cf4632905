import { dayText } from '@/components/admin/lib/wording';
import { fullTitle } from '@/components/admin/records/row-text';
import { scheduleSentence } from '@/components/admin/records/shown-state';
import type { Row } from '@/components/admin/store/types';
import { waitingStrings as texts } from '@/components/admin/strings/waiting';
import type { ContentSet } from '@/lib/exchange';
import { buildDay, daysAfter, validDay, olderBangla } from '@/lib/records';
import { entities, registry, scheduleOf } from '@/content/registry';
import { namedAmong } from '@/content/registry/category-names';
import { shownTexts } from '@/content/registry/shown-texts';

/** Reads the days by which a record or draft waits. Days are `YYYY-MM-DD` in Dhaka; `deadline` is the last day for applications. */
export function waitingFacts(row: Pick<Row, 'entity' | 'id' | 'title' | 'value' | 'named'>) {
  const { entity, id, value } = row;
  const deadline = validDay(value[registry[entity].days?.deadline ?? '']);
  return {
    entity,
    id,
    title: fullTitle(row),
    schedule: scheduleOf(entity, value),
    deadline,
    isOlder: olderBangla(shownTexts(value)).length > 0,
  };
}

export type WaitingFacts = ReturnType<typeof waitingFacts>;

/** Lists the facts of published records that wait at the time of the build, or may on a later day. */
export const publishedFacts = (records: ContentSet) =>
  entities.flatMap((entity) => {
    const { idField, titleOf } = registry[entity];
    return records[entity]
      .map((value) => {
        const named = namedAmong(records, entity, value);
        return waitingFacts({ entity, id: String(value[idField]), title: titleOf(named), value, named });
      })
      .filter(({ schedule: { from = '', until }, deadline, isOlder }) =>
        Boolean(isOlder || deadline || until || from > buildDay()),
      );
  });

/** Number of days from today within which something is due. */
const SOON = 7;

/** Lists what appears, disappears or closes soon, or should have, earliest first; omits what has left the website. */
export const dueSoon = (facts: readonly WaitingFacts[], today: string, built = buildDay()) =>
  facts
    .flatMap((one) => {
      const { schedule, deadline } = one;
      const { from = '', until = '9999-12-31' } = schedule;
      const day = from > built ? from : (deadline ?? until);
      if (until < built || day > daysAfter(today, SOON)) return [];
      const closing = day < today ? texts.closed : texts.closes;
      const what = day === deadline ? closing(dayText(day)) : scheduleSentence(schedule, today, built);
      return { ...one, day, note: `${registry[one.entity].singular}. ${what}.` };
    })
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day));
