const DAY_IN_DHAKA = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Dhaka',
});

/** The day on which the pages are built, `YYYY-MM-DD`, where the company works. */
export const buildDay = () => DAY_IN_DHAKA.format(new Date());
