const named = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');

/** Notices above a screen about automatic events; loaded with the first notice. */
export const noticeStrings = {
  insecure:
    'Open this page over https to edit. Over plain http the browser offers no locks and no checks, so the lists can only be read here.',
  outdated: 'The website has been renewed. Reload this page to work with its newest version.',
  recovered: (titles: readonly string[]) => `Recovered what was not saved last time: ${named(titles)}.`,
  merged: (titles: readonly string[]) =>
    `Merged with the newer version on the website: ${named(titles)}. Your changes were kept; everything else is as on the website now.`,
  published: (titles: readonly string[]) => `On the website now: ${named(titles)}.`,
  otherTab: {
    open: 'The studio is open in another tab. This tab is read-only; only one tab can edit.',
    taken: 'Another tab is editing now. This tab is read-only.',
    workHere: 'Work here instead',
    asking: 'The other tab is saving…',
  },
  recovery: {
    text: (titles: readonly string[]) =>
      `Not saved: ${named(titles)}. Another tab began to edit while this one did not answer. Download the text as a file; in the tab that edits, “Import a file” in the review takes it in.`,
    download: 'Download the file',
    discard: 'Discard the text',
  },
} as const;

/** Remedies for storage that is full or refuses: a backup, and deleting pictures. */
export const backupStrings = {
  download: 'Download a backup',
  made: (file: string) => `Backup downloaded: ${file}`,
  refused: (problems: string) => `No backup was made. ${problems}`,
  failed: 'No backup was made: the browser could not read the drafts. Try again.',
  free: (size: string) => `Free ${size} of unused pictures`,
  freed: (size: string) => `Freed ${size}.`,
} as const;
