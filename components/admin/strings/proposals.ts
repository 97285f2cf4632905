import { countNoun } from '@/components/admin/lib/wording';

/** Proposals, which a colleague approves. Loaded only in builds with approvals. */
export const proposalStrings = {
  intro: '“Propose” shows it to a colleague, who publishes it or returns it to you with a note.',
  propose: (changes: number) => `Propose ${countNoun(changes, 'change')}`,
  proposing: 'Proposing…',
  proposed: (changes: number) =>
    `Proposed: ${countNoun(changes, 'change')}. The website follows when a colleague has approved.`,
  notProposed: (why: string) =>
    `It was not proposed, or the answer was lost. ${why} Your drafts stay as they are; look at the proposals below, then propose again.`,
  title: 'Proposals',
  reading: 'Reading the proposals…',
  notConnected: 'Connect in Account Settings, “Publishing”, to see the proposals.',
  none: 'No proposals are waiting.',
  mine: '(mine)',
  waits: 'Waiting for approval',
  returned: (by: string, note: string) => `Returned by ${by}: ${note}`,
  details: 'What is proposed',
  of: (who: string) => ` by ${who}`,
  atHost: 'At the host',
  preview: 'Preview of the website',
  newTab: '(opens in a new tab)',
  approve: 'Approve and publish',
  approved: 'Approved. The website follows within minutes.',
  conflict:
    'Not published: the host cannot join it with what was published since, or asks for more approvals. Try again in a minute; then return it, so that its author proposes it anew.',
  moved:
    'Not published: somebody has changed this proposal since you opened it. Open it again, then approve it.',
  foreign:
    'The studio did not make all of this proposal, so nobody can approve it here. Ask the person who looks after the website to check it at the host.',
  disputed: (entries: number) =>
    `Not published: ${countNoun(entries, 'entry', 'entries')} of it changed on the website since. Return it, so that its author decides and proposes it anew.`,
  notAlone: 'A colleague has to approve it.',
  note: 'Note to the author',
  return: 'Return with this note',
  returnedNow: 'Returned with your note.',
  continue: 'Continue here',
  continued: 'When you propose all of it again, that replaces this proposal of yours.',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn. Drafts stay as they are.',
} as const;
