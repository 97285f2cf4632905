import { site, type StudioSite } from '@/components/admin/site';
import { dayText } from '@/components/admin/lib/wording';
import { fullTitle } from '@/components/admin/records/row-text';
import { datedText, scheduleSentence } from '@/components/admin/records/shown-state';
import type { Row } from '@/components/admin/store/types';
import { waitingStrings as texts } from '@/components/admin/strings/waiting';
import { buildDay, DATED, datedChanges, daysAfter, validDay, olderBangla } from '@/lib/records';

/** Reads the days by which a record or draft waits. Days are `YYYY-MM-DD` in Dhaka; `deadline` is the last day for applications. */
export function waitingFacts(
  row: Pick<Row, 'entity' | 'id' | 'title' | 'value' | 'named'>,
  website: Pick<StudioSite, 'registry' | 'scheduleOf' | 'shownTexts'> = site(),
) {
  const { entity, id, value } = row;
  const deadline = validDay(value[website.registry[entity].days?.deadline ?? '']);
  return {
    entity,
    id,
    title: fullTitle(row, website),
    schedule: website.scheduleOf(entity, value),
    deadline,
    [DATED]: datedChanges(value).map(({ kind, first, last }) => ({ kind, first, last })),
    isOlder: olderBangla(website.shownTexts(value)).length > 0,
  };
}

export type WaitingFacts = ReturnType<typeof waitingFacts>;

/** Number of days from today within which something is due. */
const SOON = 7;

/** Lists what appears, disappears or closes soon, or should have, earliest first; omits what has left the website. */
export const dueSoon = (facts: readonly WaitingFacts[], today: string, built = buildDay()) =>
  facts
    .flatMap((one) => {
      const changing = changesSoon(one, today, built);
      const { schedule, deadline } = one;
      const { from = '', until = '9999-12-31' } = schedule;
      const day = from > built ? from : (deadline ?? until);
      if (until < built || day > daysAfter(today, SOON)) return changing;
      const closing = day < today ? texts.closed : texts.closes;
      const what = day === deadline ? closing(dayText(day)) : scheduleSentence(schedule, today, built);
      return [...changing, { ...one, day, note: `${site().registry[one.entity].singular}. ${what}.` }];
    })
    .sort((a, b) => Number(a.day > b.day) - Number(a.day < b.day));

/** The changes with a date of a record, by the day on which the first of them begins or ends soon. */
function changesSoon(one: WaitingFacts, today: string, built: string) {
  const [day = '9999-12-31'] = datedChanges(one)
    .flatMap(({ first = '', last = '' }) => (last < built ? [] : [first > built ? first : last]))
    .sort();
  const note = datedText(one.entity, one, today, built);
  if (note === null || day > daysAfter(today, SOON)) return [];
  return [{ ...one, day, note: `${site().registry[one.entity].singular}. ${note}.` }];
}
