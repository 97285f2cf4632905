import type { Locale } from '@/content/strings/locale';

type DayProps = {
  readonly locale: Locale;
  /** `YYYY-MM-DD`. */
  readonly day: string;
};

/** A plain day as people read it, with the form that machines read. */
export function Day({ locale, day }: DayProps) {
  return <time dateTime={day}>{locale.day(day)}</time>;
}
