import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies DayOfWeek[];
const PATTERN = /^(\w+) to (\w+), (\d{1,2}):(\d{2})–(\d{1,2}):(\d{2})$/;

/**
 * The opening hours that visitors read, such as `Saturday to Thursday, 9:00–18:00`, for machines. Words in any other
 * form give `undefined`: rather nothing than hours that nobody wrote.
 */
export function openingHours(text: string): OpeningHoursSpecification | undefined {
  const [, from, to, openHour = '', openMinute = '', closeHour = '', closeMinute = ''] =
    PATTERN.exec(text) ?? [];
  const first = DAYS.findIndex((day) => day === from);
  const last = DAYS.findIndex((day) => day === to);
  if (first < 0 || last < 0 || Number(openHour) > 23 || Number(closeHour) > 23) return undefined;
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...DAYS, ...DAYS].slice(first, first + count),
    opens: `${openHour.padStart(2, '0')}:${openMinute}`,
    closes: `${closeHour.padStart(2, '0')}:${closeMinute}`,
  };
}
