/** What can be done about storage that is full or refuses: a backup, and room for more. */
export const backupStrings = {
  download: 'Download a backup',
  made: (file: string) => `Backup downloaded: ${file}`,
  refused: (problems: string) => `No backup was made. ${problems}`,
  failed: 'No backup was made: the browser could not read the drafts. Try again.',
  free: (size: string) => `Free ${size} of unused pictures`,
  freed: (size: string) => `Freed ${size}.`,
} as const;
