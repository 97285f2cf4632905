import { formatDay } from '@/content/lib/dates';

type DayProps = {
  /** `YYYY-MM-DD`. */
  readonly day: string;
};

/** A plain day as people read it, with the form that machines read. */
export function Day({ day }: DayProps) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}
