import { countNoun } from '@/components/admin/lib/wording';
import { sharedStrings } from './shared';

/** Publishing to the repository. */
export const sendStrings = {
  title: 'On the website',
  intro: '“Publish” changes the website within minutes.',
  note: 'Note for the history (optional)',
  publish: (changes: number) => `Publish ${countNoun(changes, 'change')}`,
  publishing: 'Publishing…',
  notConnected:
    'Nothing was sent: this tab is not connected to the website. Connect in Account Settings, “Publishing”.',
  /** Link in place of the buttons. */
  connect: process.env.CONTENT_APPROVAL === 'required' ? 'Connect to propose' : 'Connect to publish',
  sent: (changes: number) => `Sent: ${countNoun(changes, 'change')}. The website follows within minutes.`,
  same: 'All of this has been published already. The website shows it within minutes.',
  unsure: (why: string) =>
    `It is not known whether this was published. ${why} The studio asks again every half minute; your drafts stay as they are.`,
  fault: `Nothing was sent. ${sharedStrings.partMissing}`,
  disputed: (entries: number) =>
    `Nothing was published: somebody else has changed the same in ${countNoun(entries, 'entry', 'entries')}. Decide, then publish again.`,
  decided: 'Decided. Publish again.',
  kept: 'Nothing was sent. Your drafts stay as they are.',
  /** In the message of the commit. */
  message: {
    by: (who: string) => `From the studio, by ${who}`,
    more: (changes: number) => `And ${countNoun(changes, 'more change')}`,
  },
} as const;

/** Failures of the repository's host, each with its remedy. */
export const hostFailures = {
  offline: 'The host could not be reached. Check the network, then try again.',
  timeout: 'The host did not answer within 30 seconds. Try again in a moment.',
  expired: process.env.CONTENT_CLIENT_ID
    ? 'Your sign-in has ended, or the token is wrong, withdrawn or has expired. Your drafts stay as they are. Sign in again in Account Settings, or connect with a new token.'
    : 'The host does not accept the token: it is wrong, withdrawn or has expired. Connect with a new one in Account Settings.',
  forbidden:
    'The host does not allow that: the token lacks a permission, or the branch is protected. Connect with a token as Account Settings describes it; if it happens again, tell whoever deploys the website.',
  'read-only':
    'This token may read the repository and not write to it. Create one with the permission that is named above.',
  'too-wide':
    'This token may do more than publishing needs, so it is not kept here. Create one with the permission that is named above and no other.',
  limit: 'The host accepts no more requests from you for now. Wait up to an hour, then try again.',
  scope: 'The token lacks a permission. Create one as Account Settings describes it, then connect with it.',
  archived:
    'The repository is archived at the host, so nobody can change it. Ask its owner to take it out of the archive, then try again.',
  'sign-on':
    'Your organisation wants you to sign in with its single sign-on (SSO). Do that on the host’s website, then try again. If it is refused again, connect with a new token.',
  lifetime:
    'The token is valid for longer than your organisation allows. Create one that expires sooner, then connect with it in Account Settings.',
  'token-kind':
    'Your organisation does not allow this kind of token. Ask one of its owners at the host to allow it, then try again.',
  network:
    'Your organisation lets only certain networks in, and yours is not among them. Use the network of your office, or ask an owner of the organisation to allow yours.',
  account:
    'The host wants something from you first, such as two-factor authentication, a new password or a yes to new terms. Sign in on the host’s website, do what it asks, then try again.',
  blocked:
    'The host has blocked your account or the repository. Sign in on the host’s website to see why, then tell your developer.',
  maintenance: 'The host is under maintenance and accepts no changes. Try again in an hour.',
  renamed:
    'The host sends the studio to another address: the repository was probably renamed or moved. Tell your developer.',
  missing:
    'The host shows no such repository to this token. Create a token for this repository; if it was moved, tell whoever deploys the website.',
  'no-branch': 'The repository has no branch of this name. Tell whoever deploys the website.',
  refused:
    'The host refused the change as it stands. Try again; if it happens again, tell whoever deploys the website.',
  'too-large': 'A picture is larger than the host accepts. Choose a smaller one, then publish again.',
  broken: 'The host has a fault at the moment. Try again in a few minutes.',
  unlisted:
    'The host did not list everything that this changes, so nobody can review it here. Ask the person who looks after the website to check it at the host.',
  strange:
    'The answer did not come from the host; a proxy or a filter may have sent it. Try another network.',
  moved: 'Somebody else published at the same moment, four times in a row. Try again in a minute.',
  protected:
    'The branch does not accept the change: it is protected or archived at the host, or the host has a fault. Try again in a few minutes; then tell whoever deploys the website.',
} as const;

/** Why a proposal is not one that the studio made. */
export const proposalProblems = {
  commits: 'It is more than one commit on top of the website.',
  deleted: (file: string) => `${file}: is deleted.`,
  unchanged: (file: string) => `${file}: is changed, and no record in it.`,
} as const;
