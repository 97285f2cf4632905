/** Notice above every screen about a publication that is not online yet. */
export const publicationStrings = {
  name: 'Publishing',
  waiting: (time: string) => `Handed over at ${time}, waiting for the website.`,
  late: (minutes: number) =>
    `The website does not show it after ${minutes} minutes. For developers, what the host says:`,
  builds: 'The host’s builds',
  online: (time: string) => `Online since ${time}.`,
  reload: 'Reload to work with it',
  underWay: 'The changes are being sent.',
  open: 'It is not known yet whether the changes have arrived. The studio asks again every half minute.',
  notConnected: 'It is not known whether the changes have arrived. Connect in Account Settings to find out.',
  arrived: 'The changes have arrived.',
  notArrived: 'The changes have not arrived. Nothing was published; your drafts are as they were.',
} as const;
