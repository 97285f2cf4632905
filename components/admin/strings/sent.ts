/** What was sent and is not online yet, over every screen. */
export const sentStrings = {
  name: 'Publishing',
  waiting: (time: string) => `Sent at ${time}, waiting for the website.`,
  late: (minutes: number) =>
    `The website does not show it after ${minutes} minutes. Look what the host says about its build:`,
  builds: 'The host’s builds',
  online: (time: string) => `Online since ${time}.`,
  reload: 'Reload to work with it',
  open: 'Published or not: the studio finds out at its next start, or when you publish again.',
  finding:
    'The studio was closed while it was publishing. It is finding out whether the changes have arrived…',
  unknown:
    'The studio was closed while it was publishing, and it is not known whether the changes have arrived. Connect in Account Settings to find out.',
  arrived: 'The changes had arrived before the studio was closed.',
  notArrived:
    'The studio was closed before the changes were sent. Nothing was published; your drafts are as they were.',
} as const;
