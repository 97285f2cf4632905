import { type PlantedFault, unit } from '../fault';

const GITHUB = 'components/admin/repository/github.ts';
const STATE = 'components/admin/repository/publish-state.ts';
const TESTS = 'components/admin/repository';

/** Publishing into the repository: what would lose, repeat or hide what staff have written. */
export const repositoryFaults: readonly PlantedFault[] = [
  {
    name: 'expected-head-not-sent',
    notice: 'a commit that was taken away by force is back on the branch',
    file: GITHUB,
    find: 'beforeOid: expected, ',
    replace: '',
    command: unit(`${TESTS}/publish`, 'taken away by force'),
  },
  {
    name: 'answer-not-compared',
    notice: 'the studio says “Sent” after an answer of a proxy',
    file: GITHUB,
    find: 'if (named !== commit) throw',
    replace: "if (named === '') throw",
    command: unit(`${TESTS}/odd-answers`, 'step "move"'),
  },
  {
    name: 'gives-up-a-round-early',
    notice: 'publishing fails on a busy day',
    file: STATE,
    find: 'const RESTARTS = 3;',
    replace: 'const RESTARTS = 2;',
    command: unit(`${TESTS}/publish`, 'begins again'),
  },
  {
    name: 'lost-answer-not-asked-about',
    notice: 'the studio says that nothing was published, and it was',
    file: STATE,
    find: "return { ...state, phase: 'asking', because: failure };",
    replace: "return end({ kind: 'failed', failure });",
    command: unit(`${TESTS}/host-faults`, 'whose answer was lost'),
  },
  {
    name: 'unsure-called-failed',
    notice: 'a commit that has arrived is sent once more',
    file: STATE,
    find: 'return unsure(state, failure);',
    replace: "return end({ kind: 'failed', failure });",
    command: unit(`${TESTS}/host-faults`, 'does not know'),
  },
  {
    name: 'late-request-called-failed',
    notice: 'the studio says that nothing was published, and the commit comes afterwards',
    file: STATE,
    find: 'sending.isLost ? unsure',
    replace: 'sending.commit === failure ? unsure',
    command: unit(`${TESTS}/odd-answers`, 'step "move"'),
  },
  {
    name: 'protected-branch-called-busy',
    notice: 'staff try again and again where only a developer can help',
    file: STATE,
    find: 'round: round + 1, refused: sending',
    replace: 'round: round + 1, refused: null',
    command: unit(`${TESTS}/host-faults`, 'takes no commits'),
  },
  {
    name: 'reader-called-connected',
    notice: 'somebody who may only read hears of it with the first change',
    file: GITHUB,
    find: "await sendFile({ content: '', encoding: 'utf-8' }).catch(",
    replace: 'await Promise.resolve().catch(',
    command: unit(`${TESTS}/host-faults`, 'read-only'),
  },
  {
    name: 'late-build-not-mentioned',
    notice: 'a build that has failed is waited for all day',
    file: 'components/admin/screens/publish/sent-notice.tsx',
    find: "phase === 'sent' && now - Date.parse(at) > LATE_AFTER",
    replace: "phase === 'sending' && now - Date.parse(at) > LATE_AFTER",
    command: ['jest', '__tests__/components/admin/repository/waiting.test.tsx'],
  },
  {
    name: 'hidden-tab-asks-on',
    notice: 'a forgotten tab asks the website all night',
    file: 'components/admin/screens/publish/sent-notice.tsx',
    find: "document.visibilityState !== 'visible' || ",
    replace: '',
    command: ['jest', '__tests__/components/admin/repository/waiting.test.tsx'],
  },
  {
    name: 'earlier-publication-forgotten',
    notice: 'one’s own earlier change counts as somebody else’s',
    file: 'components/admin/screens/publish/reconcile-publication.ts',
    find: 'writeSent(lastArrived(left));',
    replace: 'writeSent(null);',
    command: unit('components/admin/screens/publish/sent-twice', 'keeps an earlier'),
  },
  {
    name: 'other-tabs-stay-connected',
    notice: 'whoever logs out leaves a tab that publishes in their name',
    file: 'components/admin/repository/connection.ts',
    find: 'localStorage.setItem(EPOCH, crypto.randomUUID());',
    replace: '',
    command: unit(`${TESTS}/connection`, 'connected no more'),
  },
  {
    name: 'version-of-another-record',
    notice: 'the versions of a record list the changes of every other one',
    file: 'components/admin/repository/history.ts',
    find: 'return sameJson(value, values[index + 1] ?? null) ? []',
    replace: 'return index < 0 ? []',
    command: unit(`${TESTS}/history`, 'page by page'),
  },
];
