import type { Dispute } from '@/lib/exchange';
import type { StudioProblem } from '@/lib/records';
import type { HostFailure, NewCommit, Push } from './host';

/** Contents of a commit. `hash`: `contentHash` of all content after the commit. */
export type CommitPlan = Omit<NewCommit, 'parent'> & { readonly hash: string };

export type PublishedCommit =
  | { readonly kind: 'sent'; readonly commit: string; readonly hash: string }
  /** The repository contains all changes already. */
  | { readonly kind: 'same'; readonly commit: string; readonly hash: string }
  | { readonly kind: 'invalid'; readonly problems: readonly StudioProblem[] }
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] }
  /** Nothing was or will be published. `moved`: the branch moved at each try. */
  | { readonly kind: 'failed'; readonly failure: HostFailure | 'moved' }
  /** The commit was sent; whether it is or will be on the branch is unknown. */
  | { readonly kind: 'unsure'; readonly failure: HostFailure | 'moved'; readonly hash: string };

/** A commit being published. `isLost`: an earlier request for it got no response and may be executed late. */
type Sending = {
  readonly round: number;
  readonly head: string;
  readonly push: Push;
  readonly hash: string;
  readonly isLost: boolean;
};

/** The next step of publishing. `round` counts restarts and repeated requests, from 0. */
type PublishState =
  /** `refused`: the commit that the host refused while the branch pointed to `head`. */
  | { readonly phase: 'reading'; readonly round: number; readonly refused: Sending | null }
  | { readonly phase: 'planning'; readonly round: number; readonly head: string }
  | { readonly phase: 'preparing'; readonly round: number; readonly head: string; readonly plan: CommitPlan }
  | ({ readonly phase: 'pushing' } & Sending)
  /** Asks the host whether the branch contains the publication. */
  | ({ readonly phase: 'asking'; readonly because: HostFailure } & Sending)
  | { readonly phase: 'ended'; readonly result: PublishedCommit };

export type PublishEvent =
  | { readonly type: 'read'; readonly head: string }
  | { readonly type: 'planned'; readonly plan: CommitPlan }
  | { readonly type: 'stopped'; readonly result: Extract<PublishedCommit, { kind: 'invalid' | 'disputed' }> }
  | { readonly type: 'prepared'; readonly push: Push }
  | { readonly type: 'pushed'; readonly commit: string }
  /** `commit`: null if no commit of the branch is the publication. */
  | { readonly type: 'asked'; readonly commit: string | null }
  | { readonly type: 'failed'; readonly failure: HostFailure };

/** Limit of `round`: restarts after the branch has moved, plus repetitions of a lost branch update. */
const RESTARTS = 3;

export const firstState: PublishState = { phase: 'reading', round: 0, refused: null };

/** Failures after which the host may have executed the request, or may execute it later. */
const LOST: readonly HostFailure[] = ['offline', 'timeout', 'broken', 'strange', 'renamed'];

const end = (result: PublishedCommit): PublishState => ({ phase: 'ended', result });

/** Returns the next state. Pure: events report results, and the state names the next step. */
export function nextState(state: PublishState, event: PublishEvent): PublishState {
  if (state.phase === 'ended') return state;
  if (event.type === 'failed') return afterFailure(state, event.failure);
  const { round } = state;
  switch (event.type) {
    case 'read':
      // The host refused the update although the branch had not moved: the branch is protected.
      return state.phase === 'reading' && state.refused?.head === event.head
        ? notDone(state.refused, 'protected')
        : { phase: 'planning', round, head: event.head };
    case 'stopped':
      return end(event.result);
    case 'planned': {
      if (state.phase !== 'planning') return state;
      const { head } = state;
      const { plan } = event;
      if (plan.files.size > 0) return { phase: 'preparing', round, head, plan };
      return end({ kind: 'same', commit: head, hash: plan.hash });
    }
    case 'prepared': {
      if (state.phase !== 'preparing') return state;
      const { head, plan } = state;
      return { phase: 'pushing', round, head, push: event.push, hash: plan.hash, isLost: false };
    }
    case 'pushed':
      return state.phase === 'pushing' ? sent(event.commit, state) : state;
    case 'asked':
      if (state.phase !== 'asking') return state;
      return event.commit === null ? again(state) : sent(event.commit, state);
  }
}

const sent = (commit: string, { hash }: Sending) => end({ kind: 'sent', commit, hash });

function afterFailure(state: Exclude<PublishState, { phase: 'ended' }>, failure: HostFailure): PublishState {
  switch (state.phase) {
    case 'pushing':
      // A proxy may have sent the response: after any failure, the host is asked for the state of the branch.
      return { ...state, phase: 'asking', because: failure };
    case 'asking':
      return unsure(state, failure);
    case 'reading':
      return state.refused === null ? end({ kind: 'failed', failure }) : notDone(state.refused, failure);
    default:
      return end({ kind: 'failed', failure });
  }
}

const unsure = ({ hash }: Sending, failure: HostFailure | 'moved') => end({ kind: 'unsure', failure, hash });

const notDone = (sending: Sending, failure: HostFailure | 'moved') =>
  sending.isLost ? unsure(sending, failure) : end({ kind: 'failed', failure });

function again({ because, round, head, push, hash, isLost }: Extract<PublishState, { phase: 'asking' }>) {
  const sending: Sending = { round, head, push, hash, isLost: isLost || LOST.includes(because) };
  if (because !== 'refused' && !LOST.includes(because)) return notDone(sending, because);
  if (round === RESTARTS) return notDone(sending, because === 'refused' ? 'moved' : because);
  // Repeating is safe: two requests expect the same state, so at most one is executed.
  return because === 'refused'
    ? ({ phase: 'reading', round: round + 1, refused: sending } as const)
    : ({ phase: 'pushing', ...sending, round: round + 1 } as const);
}
