const named = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');

/** What stands above a screen when something has happened by itself. Loaded when there is something to say. */
export const noticeStrings = {
  insecure:
    'Open this page over https to edit. Over plain http the browser offers no locks and no checks, so the lists can only be read here.',
  outdated: 'The website has been renewed. Reload this page to work with its newest version.',
  recovered: (titles: readonly string[]) => `Recovered what was not saved last time: ${named(titles)}.`,
  merged: (titles: readonly string[]) =>
    `Merged with the newer version on the website: ${named(titles)}. What you changed stands; everything else is as on the website now.`,
  published: (titles: readonly string[]) => `On the website now: ${named(titles)}.`,
  /** Published on a day that the website does not show (yet). */
  scheduled: (title: string, when: string) => `“${title}”: ${when.charAt(0).toLowerCase()}${when.slice(1)}.`,
  otherTab: {
    open: 'The studio is open in another tab. Here everything can be read; only one tab can write.',
    taken: 'Another tab writes now. Here everything can be read.',
    workHere: 'Work here instead',
    asking: 'The other tab is saving…',
  },
  recovery: {
    text: (titles: readonly string[]) =>
      `Not saved: ${named(titles)}. Another tab began to write while this one did not answer. Download the text as a file; in the tab that writes, “Import a file” in the review takes it in.`,
    download: 'Download the file',
    discard: 'Discard the text',
  },
} as const;

/** What can be done about storage that is full or refuses: a backup, and room for more. */
export const backupStrings = {
  download: 'Download a backup',
  made: (file: string) => `Backup downloaded: ${file}`,
  refused: (problems: string) => `No backup was made. ${problems}`,
  failed: 'No backup was made: the browser could not read the drafts. Try again.',
  free: (size: string) => `Free ${size} of unused pictures`,
  freed: (size: string) => `Freed ${size}.`,
} as const;

/** What was sent and is not online yet, over every screen. */
export const sentStrings = {
  name: 'Publishing',
  waiting: (time: string) => `Sent at ${time}, waiting for the website.`,
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
