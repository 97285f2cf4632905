/** Made on first use, which takes 60 ms on a cheap phone. */
let format: Intl.DateTimeFormat | undefined;

/** `2024-10-05` becomes `Oct 5, 2024` (docs/requirements.md, dates), in UTC, wherever the build runs. */
export function formatDay(isoDay: string) {
  format ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${isoDay}T00:00:00Z`));
}
