const named = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');

/** Notices above a screen about automatic events; loaded with the first notice. */
export const noticeStrings = {
  insecure:
    'Open this page over https to edit. Over plain http the browser refuses to check what is stored, so the lists can only be read here.',
  outdated: 'The website has been renewed. Reload this page to work with its newest version.',
  merged: (titles: readonly string[]) =>
    `Merged with the newer version on the website: ${named(titles)}. Your changes were kept; everything else is as on the website now.`,
  published: (titles: readonly string[]) => `On the website now: ${named(titles)}.`,
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
