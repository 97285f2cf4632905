import { dayIn, said, staffLanguage } from '../text';
import { fieldLabel, type FieldSpec, partsOf } from './field-spec';
import { listIn, partOf } from './json-value';
import { type DayFields, dayRoles, validDay } from './schedule';
import type { EntityMeta, ManagedRecord } from './entity-meta';

/** Problem of a day, with the path of its field; the reason is a whole sentence. */
type DayProblem = { readonly path: string; readonly reason: string };

/** Returns a problem for each day of a record, or of one of its rows, that is before a day that has to come first. */
export function dayOrderProblems(
  { days = {}, rowDays = {} }: EntityMeta,
  fields: readonly FieldSpec[],
  record: ManagedRecord,
) {
  return [
    ...problemsIn(days, fields, record),
    ...Object.entries(rowDays).flatMap(([name, inRow]) => {
      const parts = fields.flatMap((field) => (field.name === name ? partsOf(field) : []));
      return listIn(record[name]).flatMap((row, index) =>
        problemsIn(inRow, parts, row).map(({ path, reason }) => ({
          path: `${name}.${index}.${path}`,
          reason,
        })),
      );
    }),
  ];
}

/** Compares each day with the latest of those that have to come first. Days are ISO texts, which sort by time. */
function problemsIn(days: DayFields, fields: readonly FieldSpec[], record: unknown): DayProblem[] {
  const known = dayRoles.flatMap((role) => {
    const name = days[role] ?? '';
    const day = validDay(partOf(record, name));
    return day === undefined ? [] : [{ name, day }];
  });
  return known.flatMap(({ name, day }, place) => {
    const [latest] = known.slice(0, place).sort((a, b) => Number(a.day < b.day) - Number(a.day > b.day));
    if (latest === undefined || latest.day <= day) return [];
    const first = `“${fieldLabel(fields, latest.name)}” (${dayIn(latest.day, staffLanguage)})`;
    const label = fieldLabel(fields, name);
    const reason = said([
      `${label} is before ${first}. Change one of the two days.`,
      `“${label}” ${first}-এর আগে পড়েছে। দুটি দিনের একটি বদলান।`,
    ]);
    return [{ path: name, reason }];
  });
}
