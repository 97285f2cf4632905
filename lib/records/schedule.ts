/** Offset of Dhaka from UTC, six hours all year: no summer time since 2009. */
const DHAKA_MS = 6 * 60 * 60 * 1000;

/** Day of a moment in Dhaka, `YYYY-MM-DD`, wherever the website is built. */
export const dayOf = (moment: Date) => new Date(moment.getTime() + DHAKA_MS).toISOString().slice(0, 10);

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the day a number of days after another, both `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

let laterBuild: string | undefined;

/** Records the day, `YYYY-MM-DD`, of a build that is online since this page was opened. */
export const setBuildDay = (day: string | undefined) => void (laterBuild = day);

/** Day of the build, `YYYY-MM-DD`; in a browser, of the page's build or a later one (`setBuildDay`). */
export const buildDay = () => laterBuild ?? process.env.BUILD_DAY ?? dayOf(new Date());

/** Roles of the days of a record or row, in the order in which the days may come. */
export const dayRoles = ['first', 'deadline', 'last'] as const;

/** Names of the fields with the days of a record or row, by role. */
export type DayFields = Readonly<Partial<Record<(typeof dayRoles)[number], string>>>;

/** First and last day as `YYYY-MM-DD`; both optional. */
export type Schedule = { readonly from?: string | undefined; readonly until?: string | undefined };

/** Whether a build on the day `today` shows a record; `until` is its last day. */
export const isShownOn = ({ from = '', until = '9999-12-31' }: Schedule, today: string) =>
  from <= today && today <= until;

type OnlineOptions<Item> = {
  readonly scheduleOf: (item: Item) => Schedule;
  /** Minimum number of records on the website. */
  readonly min: number;
  /** The day of this build. */
  readonly today?: string;
};

/** Records of the schedule; all if fewer than `min` remained: the build survives the last banner's last day. */
export function onlineToday<Item>(
  records: readonly Item[],
  { scheduleOf, min, today = buildDay() }: OnlineOptions<Item>,
): readonly Item[] {
  const online = records.filter((record) => isShownOn(scheduleOf(record), today));
  return online.length < min ? records : online;
}

/** Returns a valid day, `YYYY-MM-DD`; undefined for other values. */
export const validDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isInCalendar(value) ? value : undefined;

/** `Date` reads February 30 as March 1. */
function isInCalendar(day: string) {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
