import { waitingFacts } from '@/components/admin/screens/dashboard/waiting-facts';
import { entities, registry, scheduleOf } from '@/content/registry';
import { namedAmong } from '@/content/registry/category-names';
import { shownTexts } from '@/content/registry/shown-texts';
import type { ContentSet } from '@/lib/exchange';
import { buildDay } from '@/lib/records';

/** Lists the facts of published records that wait at the time of the build, or may on a later day. */
export const publishedFacts = (records: ContentSet) =>
  entities.flatMap((entity) => {
    const { idField, titleOf } = registry[entity];
    return records[entity]
      .map((value) => {
        const named = namedAmong(records, entity, value);
        const row = { entity, id: String(value[idField]), title: titleOf(named), value, named };
        return waitingFacts(row, { registry, scheduleOf, shownTexts });
      })
      .filter(({ schedule: { from = '', until }, deadline, isOlder, dated }) =>
        Boolean(isOlder || deadline || until || from > buildDay() || dated.length > 0),
      );
  });
