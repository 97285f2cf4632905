import { lazily } from '@/content/lib/lazily';

const moment = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** `12 Nov 2025, 14:10`, by the clock on the wall: the history of a website spans years. */
export const versionTime = (time: string) => moment().format(new Date(time));
