/** Dhaka is six hours ahead of UTC all year: it has had no summer time since 2009. */
const DHAKA_MS = 6 * 60 * 60 * 1000;

/** A moment's day on the company's calendar, `YYYY-MM-DD`: it begins in Dhaka, wherever the website is built. */
export const dayOf = (moment: Date) => new Date(moment.getTime() + DHAKA_MS).toISOString().slice(0, 10);

/** The day on which the website is built, `YYYY-MM-DD`; in a browser the day of the build that the page belongs to. */
export const buildDay = () => process.env.BUILD_DAY ?? dayOf(new Date());

/** Days as `YYYY-MM-DD`; a record without one is not bound by it. */
export type Schedule = { readonly from?: string | undefined; readonly until?: string | undefined };

/** Whether a record is on the website that is built on the day `today`; `until` is its last day. */
export const isShownOn = ({ from = '', until = '9999-12-31' }: Schedule, today: string) =>
  from <= today && today <= until;

type OnlineOptions<Item> = {
  readonly scheduleOf: (item: Item) => Schedule;
  /** How many records the website cannot do without. */
  readonly min: number;
  /** The day of this build. */
  readonly today?: string;
};

/**
 * The records that the website of this build shows, in data order. Where fewer would be left than it can do without, it
 * shows all: the build does not fail on the morning after the last day of the only banner.
 */
export function onlineToday<Item>(
  records: readonly Item[],
  { scheduleOf, min, today = buildDay() }: OnlineOptions<Item>,
): readonly Item[] {
  const online = records.filter((record) => isShownOn(scheduleOf(record), today));
  return online.length < min ? records : online;
}

/** A day in a record or a draft of one; undefined where there is none that could be shown. */
export const validDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && isInCalendar(value) ? value : undefined;

/** `Date` takes February 30 for March 1. */
function isInCalendar(day: string) {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
