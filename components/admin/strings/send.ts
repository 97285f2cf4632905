import { countNoun } from './counted';

/** Publishing into the repository, and waiting until the website shows it. */
export const sendStrings = {
  title: 'On the website',
  intro: 'One press; the website follows within minutes.',
  note: 'Note for the history (optional)',
  publish: (changes: number) => `Publish ${countNoun(changes, 'change')}`,
  publishing: 'Publishing…',
  notConnected: 'Nothing was published: this tab is not connected to the website.',
  toSettings: 'Connect in Account Settings',
  sent: (changes: number) => `Sent: ${countNoun(changes, 'change')}. The website follows within minutes.`,
  same: 'All of this has been published already. The website shows it within minutes.',
  unsure: (why: string) =>
    `It is not known whether this was published. ${why} The studio asks again every half minute; your drafts stay as they are.`,
  fault: 'Nothing was published: a part of the studio did not work. Reload the page; your drafts are safe.',
  disputed: (entries: number) =>
    `Nothing was published: somebody else has changed the same in ${countNoun(entries, 'entry', 'entries')}. Decide, then publish again.`,
  decided: 'Decided. Publish again.',
  kept: 'Nothing was published. Your drafts stay as they are.',
  /** In the message of the commit. */
  message: {
    by: (who: string) => `From the studio, by ${who}`,
    more: (changes: number) => `And ${countNoun(changes, 'more change')}`,
  },
} as const;
