/** Instructions for the token with the fewest rights, by kind of host. */
export const tokenSteps = {
  github: process.env.CONTENT_APPROVAL
    ? 'Create one for this repository alone (“Only select repositories”), with the permissions “Contents: Read and write”, “Pull requests: Read and write”, “Commit statuses: Read-only” and nothing else.'
    : 'Create one for this repository alone (“Only select repositories”), with the permission “Contents: Read and write” and nothing else.',
  gitlab:
    'Create one with the scope “api” and no other. Where the project offers access tokens of its own (Settings, “Access tokens”), create it there with the role Developer: it opens this project alone. Your own token opens all of your projects.',
  gitea: 'Create one with “repository: Read and write” and “user: Read”, and “No access” for the rest.',
} as const;

/** The website's repository: connecting to it. */
export const repositoryStrings = {
  title: 'Publishing',
  intro: [
    'With a connection, “Publish” in the review changes the website without a developer.',
    'What you publish is recorded in the website’s history, with your name and your note.',
  ],
  tokenIntro: (step: string) => [
    'The host lets you in by a token: a long password for this one purpose, which you can withdraw at any time.',
    step,
    'Paste it here. It stays in this tab until you close it, unless you let this computer remember it.',
  ],
  where: (owner: string, name: string, branch: string) =>
    `For developers: repository ${owner}/${name}, branch ${branch}.`,
  makeToken: 'Create a token at the host',
  tokenName: 'Website studio',
  newTab: '(opens in a new tab)',
  token: 'Token',
  remember: 'Remember on this computer, until you log out. Otherwise you connect again in each new tab.',
  connect: 'Connect',
  connecting: 'Connecting…',
  connected: (name: string) => `Connected as ${name}.`,
  disconnect: 'Disconnect',
  disconnected:
    'Disconnected. The token is forgotten here; at the host it stays valid until you withdraw it.',
  notRemembered: 'This browser cannot store it, so the token stays in this tab only.',
  open: 'Show the connection',
  tokenProblems: {
    none: 'This is not a token. Copy the whole of it: it has no spaces in it.',
    'full-scope':
      'This token opens all of your repositories, so it is not kept here. “Create a token at the host” makes one for this repository alone; it begins with “github_pat_”.',
  },
} as const;

/** Sign-in at the host (`CONTENT_CLIENT_ID`). */
export const signInStrings = {
  intro: (host: string) => [
    `You sign in at ${host} with your own account; the studio never sees your password.`,
    'The sign-in stays in this tab until you close it, unless you let this computer remember it.',
  ],
  signIn: (host: string) => `Sign in with ${host}`,
  busy: 'Signing in…',
  useToken: 'Use an access token instead',
  problems: {
    denied:
      'You were not signed in: the host was not allowed to let the studio in. Sign in again and allow it.',
    foreign: 'This tab did not start that sign-in, so it was not used. Sign in again.',
    late: 'The sign-in took too long, or was used before. Sign in again.',
    setup:
      'The host does not accept the studio’s sign-in. Tell whoever deploys the website, and use an access token meanwhile.',
    unfit:
      'This browser cannot sign in here: it keeps no data of this website, or the page is not secure (https). Use an access token instead.',
  },
  failures: {
    'read-only':
      'Your account may read the repository and not write to it. Ask whoever deploys the website to let you write.',
    'too-wide':
      'At this host a sign-in may do more than publishing needs, so it is not kept here. Use an access token instead.',
    missing:
      'The host shows no such repository to your account. Ask whoever deploys the website to let you in.',
  },
} as const;

/** Versions of an entry, and publications. */
export const historyStrings = {
  versionsOf: (title: string) => `Versions of “${title}”`,
  reading: 'Reading the history…',
  none: 'The studio has published no version of this entry.',
  more: 'Show older versions',
  compare: 'Compare and restore',
  of: (when: string) => `the version of ${when}`,
  gone: 'Deleted in this version.',
  question: (when: string) => `What changes when the version of ${when} is restored:`,
  restore: 'Restore as a draft',
  restored: 'Restored as a draft. Publish it like any other change.',
  otherForm: 'A newer version of the studio wrote it, so it cannot be restored here.',
  same: 'The current version is the same.',
  title: 'What changed',
  show: 'Show what changed',
  nothing: 'The studio has published nothing yet.',
  outside: 'Changed outside the studio',
  details: 'In detail',
  undo: 'Undo this publication',
  undone: (changes: number) =>
    changes === 1
      ? 'Made 1 draft that reverses it. Review and publish it.'
      : `Made ${changes} drafts that reverse it. Review and publish them.`,
  notUndone: 'Nothing of it is left to reverse: everything has been changed since, or says the same.',
  verbs: { add: 'Added', edit: 'Edited', delete: 'Deleted', order: 'Order of' },
  change: (verb: string, noun: string, title: string | null) =>
    title === null ? `${verb} ${noun}` : `${verb} ${noun} “${title}”`,
  andMore: (changes: string) => `${changes}; and more`,
  notConnected: 'Connect in Account Settings, “Publishing”, to see the history.',
  other: 'No entry was changed: only pictures or other files, or the history begins here.',
} as const;
