import type { Locale } from '@/content/strings/locale';

type DayProps = {
  readonly locale: Locale;
  /** `YYYY-MM-DD`. */
  readonly day: string;
};

/** A formatted day in a `time` element. */
export function Day({ locale, day }: DayProps) {
  return <time dateTime={day}>{locale.day(day)}</time>;
}
