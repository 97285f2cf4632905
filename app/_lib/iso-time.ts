/** Bangladesh has one time zone and no summer time. */
const OFFSET = '+06:00';

/** Start of a day (`YYYY-MM-DD`) in the company's time zone, as ISO 8601. */
export const dayStart = (day: string) => `${day}T00:00:00${OFFSET}`;

/** Last second of a day, as ISO 8601. */
export const dayEnd = (day: string) => `${day}T23:59:59${OFFSET}`;

/** Start of a day in RSS format: `2024-10-05` becomes `Sat, 05 Oct 2024 00:00:00 +0600`. */
export const rfc822 = (day: string) =>
  new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', OFFSET.replace(':', ''));
