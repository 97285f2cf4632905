import { counted } from './counted';

/** The website's repository: connecting to it, and why the host did not do what it was asked. */
export const repositoryStrings = {
  title: 'Website repository',
  intro: [
    'With a connection, “Publish” in the review changes the website without a developer.',
    'What you publish becomes one entry in the repository’s history, with your name and your note.',
    'The host lets you in by a token: a long password for this one purpose, which you can withdraw at any time.',
    'Make one for this repository alone, with the permission “Contents: Read and write” and nothing else.',
    'Paste it here. It stays in this tab until you close it, unless you let this computer remember it.',
  ],
  where: (owner: string, name: string, branch: string) => `Repository ${owner}/${name}, branch ${branch}.`,
  makeToken: 'Make a token at the host',
  newTab: '(opens in a new tab)',
  token: 'Token',
  remember: 'Remember on this computer, until you log out',
  connect: 'Connect',
  connecting: 'Connecting…',
  connected: (name: string) => `Connected as ${name}.`,
  disconnect: 'Disconnect',
  disconnected:
    'Disconnected. The token is forgotten here; at the host it stays valid until you withdraw it.',
  notRemembered: 'This browser keeps no such things, so the token stays in this tab only.',
  open: 'Show the connection',
  noToken: 'This is no token. Copy the whole of it: it has no spaces in it.',
  failures: {
    offline: 'The host could not be reached. Check the network, then try again.',
    timeout: 'The host did not answer within 30 seconds. Try again in a moment.',
    expired:
      'The host does not accept the token: it is wrong, withdrawn or has expired. Connect with a new one in Account Settings.',
    forbidden:
      'The host does not allow this token to do that. Connect with one that may read and write contents.',
    'read-only':
      'This token may read the repository and not write to it. Make one with “Contents: Read and write”.',
    limit: 'The host takes no more requests from you for now. Wait an hour at most, then try again.',
    missing:
      'The host shows no such repository to this token. Make a token for this repository; if it was moved, tell whoever deploys the website.',
    'no-branch': 'The repository has no branch of this name. Tell whoever deploys the website.',
    refused:
      'The host refused the change as it stands. Try again; if it happens again, tell whoever deploys the website.',
    'too-large': 'A picture is larger than the host takes. Choose a smaller one, then publish again.',
    broken: 'The host has a fault at the moment. Try again in some minutes.',
    strange:
      'The answer did not come from the host; a proxy or a filter may stand between. Try another network.',
    moved: 'Somebody else published at the same moment, four times in a row. Try again in a minute.',
    protected:
      'The branch does not take changes from this token: it is protected at the host. Tell whoever deploys the website.',
  },
  kept: 'Nothing was published. Your drafts stay as they are.',
  message: {
    by: (who: string) => `From the studio, by ${who}`,
    more: (changes: number) => `And ${counted(changes, 'more change')}`,
  },
} as const;
