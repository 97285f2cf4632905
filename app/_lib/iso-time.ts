/** Bangladesh has one time zone and no summer time. */
const OFFSET = '+06:00';

/** The moment a plain day (`YYYY-MM-DD`) begins where the company works, as ISO 8601. */
export const dayStart = (day: string) => `${day}T00:00:00${OFFSET}`;

/** The last second of a plain day, as ISO 8601. */
export const dayEnd = (day: string) => `${day}T23:59:59${OFFSET}`;

/** The beginning of a plain day as RSS writes it: `2024-10-05` becomes `Sat, 05 Oct 2024 00:00:00 +0600`. */
export const rfc822 = (day: string) =>
  new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', OFFSET.replace(':', ''));
