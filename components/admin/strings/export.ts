import { countNoun } from './counted';

/** How an export has ended. Lists say it too, which do not load the rest of publishing. */
export const exportStrings = {
  nothing: 'Nothing to export: the selected entries are as on the website.',
  unfinished:
    'Nothing was exported: some of these entries are not complete yet. Open the review to see which.',
  exported: (changes: number, file: string) => `Exported ${countNoun(changes, 'change')}: ${file}`,
  failed: 'Nothing was exported: the browser could not read the drafts. Try again.',
} as const;
