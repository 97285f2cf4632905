import type { Dispute } from '@/content/exchange/plan-changes';
import type { StudioProblem } from '@/content/check/studio-problem';
import type { Bytes } from '@/content/lib/record-hash';
import type { HostFailure } from './host';

/** What a commit is made of. `hash` names the content as it is with the commit (`contentHash`). */
export type CommitPlan = {
  readonly files: ReadonlyMap<string, Bytes>;
  readonly message: string;
  readonly hash: string;
};

/** How publishing has ended. */
export type PublishedCommit =
  | { readonly kind: 'sent'; readonly commit: string; readonly hash: string }
  /** The repository says all of it already. */
  | { readonly kind: 'same'; readonly commit: string; readonly hash: string }
  | { readonly kind: 'invalid'; readonly problems: readonly StudioProblem[] }
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] }
  /** Nothing is on the branch, and nothing will be. `moved`: it has moved each time. `protected`: it takes no commits. */
  | { readonly kind: 'failed'; readonly failure: HostFailure | 'moved' | 'protected' }
  /** The last step was sent, and whether it was done, or still will be, is not known. */
  | {
      readonly kind: 'unsure';
      readonly failure: HostFailure | 'moved' | 'protected';
      readonly commit: string;
      readonly hash: string;
    };

type Made = { readonly commit: string; readonly hash: string };

/** A commit on its way to the branch. `isLost`: an earlier request for it had no answer, and may be carried out late. */
type Sending = Made & { readonly round: number; readonly head: string; readonly isLost: boolean };

/** What is done next. `round` counts how often everything has been begun, from 0. */
export type PublishState =
  /** `refused`: the commit that the branch did not take while it pointed to `head`. */
  | { readonly phase: 'reading'; readonly round: number; readonly refused: Sending | null }
  | { readonly phase: 'planning'; readonly round: number; readonly head: string }
  | { readonly phase: 'making'; readonly round: number; readonly head: string; readonly plan: CommitPlan }
  | ({ readonly phase: 'moving' } & Sending)
  /** Whether the branch has moved is not known. */
  | ({ readonly phase: 'asking'; readonly because: HostFailure } & Sending)
  | { readonly phase: 'ended'; readonly result: PublishedCommit };

export type PublishEvent =
  | { readonly type: 'read'; readonly head: string }
  | { readonly type: 'planned'; readonly plan: CommitPlan }
  | { readonly type: 'stopped'; readonly result: Extract<PublishedCommit, { kind: 'invalid' | 'disputed' }> }
  | { readonly type: 'made'; readonly commit: string }
  | { readonly type: 'moved' }
  | { readonly type: 'asked'; readonly isThere: boolean }
  | { readonly type: 'failed'; readonly failure: HostFailure };

/** How often publishing begins again after the branch has moved, and how often a lost last step is sent once more. */
const RESTARTS = 3;

export const firstState: PublishState = { phase: 'reading', round: 0, refused: null };

/** After these the host may have done what it was asked, or may do it later. */
const LOST: readonly HostFailure[] = ['offline', 'timeout', 'broken', 'strange'];

const end = (result: PublishedCommit): PublishState => ({ phase: 'ended', result });

/** The next state. Pure: what has happened comes in as an event, what is to be done is the state. */
export function nextState(state: PublishState, event: PublishEvent): PublishState {
  if (state.phase === 'ended') return state;
  if (event.type === 'failed') return afterFailure(state, event.failure);
  const { round } = state;
  switch (event.type) {
    case 'read':
      // Refused although nothing had moved: it is not this commit that the branch does not take.
      return state.phase === 'reading' && state.refused?.head === event.head
        ? notDone(state.refused, 'protected')
        : { phase: 'planning', round, head: event.head };
    case 'stopped':
      return end(event.result);
    case 'planned': {
      if (state.phase !== 'planning') return state;
      const { head } = state;
      const { plan } = event;
      if (plan.files.size > 0) return { phase: 'making', round, head, plan };
      return end({ kind: 'same', commit: head, hash: plan.hash });
    }
    case 'made': {
      if (state.phase !== 'making') return state;
      const { head, plan } = state;
      return { phase: 'moving', round, head, commit: event.commit, hash: plan.hash, isLost: false };
    }
    case 'moved':
      return state.phase === 'moving' ? sent(state) : state;
    case 'asked':
      if (state.phase !== 'asking') return state;
      return event.isThere ? sent(state) : again(state);
  }
}

const sent = ({ commit, hash }: Made) => end({ kind: 'sent', commit, hash });

function afterFailure(state: Exclude<PublishState, { phase: 'ended' }>, failure: HostFailure): PublishState {
  switch (state.phase) {
    case 'moving':
      // Whoever is between may answer anything, so every answer but the right one is asked about.
      return { ...state, phase: 'asking', because: failure };
    case 'asking':
      return unsure(state, failure);
    case 'reading':
      return state.refused === null ? end({ kind: 'failed', failure }) : notDone(state.refused, failure);
    default:
      return end({ kind: 'failed', failure });
  }
}

const unsure = ({ commit, hash }: Made, failure: HostFailure | 'moved' | 'protected') =>
  end({ kind: 'unsure', failure, commit, hash });

/** The branch does not contain the commit. A request without an answer may still be carried out. */
const notDone = (sending: Sending, failure: HostFailure | 'moved' | 'protected') =>
  sending.isLost ? unsure(sending, failure) : end({ kind: 'failed', failure });

/** The branch does not contain the commit: the same once more, or everything with the new head. */
function again({ because, round, head, commit, hash, isLost }: Extract<PublishState, { phase: 'asking' }>) {
  const sending: Sending = { round, head, commit, hash, isLost: isLost || LOST.includes(because) };
  if (because !== 'refused' && !LOST.includes(because)) return notDone(sending, because);
  if (round === RESTARTS) return notDone(sending, because === 'refused' ? 'moved' : because);
  // Of two requests for one commit one at most is carried out, for both expect the same head.
  return because === 'refused'
    ? ({ phase: 'reading', round: round + 1, refused: sending } as const)
    : ({ phase: 'moving', ...sending, round: round + 1 } as const);
}
