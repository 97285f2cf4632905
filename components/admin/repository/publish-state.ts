import type { Dispute } from '@/content/exchange/plan-changes';
import type { StudioProblem } from '@/content/check/studio-problem';
import type { Bytes } from '@/content/lib/record-hash';
import type { HostFailure } from './host';

/** Contents of a commit. `hash`: `contentHash` of all content after the commit. */
export type CommitPlan = {
  readonly files: ReadonlyMap<string, Bytes>;
  readonly message: string;
  readonly hash: string;
};

/** Result of publishing. */
export type PublishedCommit =
  | { readonly kind: 'sent'; readonly commit: string; readonly hash: string }
  /** The repository contains all changes already. */
  | { readonly kind: 'same'; readonly commit: string; readonly hash: string }
  | { readonly kind: 'invalid'; readonly problems: readonly StudioProblem[] }
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] }
  /** Nothing was or will be published. `moved`: the branch moved at each try. `protected`: it accepts no commits. */
  | { readonly kind: 'failed'; readonly failure: HostFailure | 'moved' | 'protected' }
  /** The branch update was sent; whether it is or will be executed is unknown. */
  | {
      readonly kind: 'unsure';
      readonly failure: HostFailure | 'moved' | 'protected';
      readonly commit: string;
      readonly hash: string;
    };

type Made = { readonly commit: string; readonly hash: string };

/** A commit being published. `isLost`: an earlier request for it got no response and may be executed late. */
type Sending = Made & { readonly round: number; readonly head: string; readonly isLost: boolean };

/** The next step of publishing. `round` counts restarts and repeated requests, from 0. */
export type PublishState =
  /** `refused`: the commit that the host refused while the branch pointed to `head`. */
  | { readonly phase: 'reading'; readonly round: number; readonly refused: Sending | null }
  | { readonly phase: 'planning'; readonly round: number; readonly head: string }
  | { readonly phase: 'making'; readonly round: number; readonly head: string; readonly plan: CommitPlan }
  | ({ readonly phase: 'moving' } & Sending)
  /** Asks the host whether the branch contains the commit. */
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

/** Limit of `round`: restarts after the branch has moved, plus repetitions of a lost branch update. */
const RESTARTS = 3;

export const firstState: PublishState = { phase: 'reading', round: 0, refused: null };

/** Failures after which the host may have executed the request, or may execute it later. */
const LOST: readonly HostFailure[] = ['offline', 'timeout', 'broken', 'strange'];

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

const unsure = ({ commit, hash }: Made, failure: HostFailure | 'moved' | 'protected') =>
  end({ kind: 'unsure', failure, commit, hash });

/** Ends without the commit on the branch; unsure if a request without response may still be executed. */
const notDone = (sending: Sending, failure: HostFailure | 'moved' | 'protected') =>
  sending.isLost ? unsure(sending, failure) : end({ kind: 'failed', failure });

/** Retries a commit that is not on the branch: the same request again, or all steps with the new head. */
function again({ because, round, head, commit, hash, isLost }: Extract<PublishState, { phase: 'asking' }>) {
  const sending: Sending = { round, head, commit, hash, isLost: isLost || LOST.includes(because) };
  if (because !== 'refused' && !LOST.includes(because)) return notDone(sending, because);
  if (round === RESTARTS) return notDone(sending, because === 'refused' ? 'moved' : because);
  // Repeating is safe: two requests expect the same head, so at most one is executed.
  return because === 'refused'
    ? ({ phase: 'reading', round: round + 1, refused: sending } as const)
    : ({ phase: 'moving', ...sending, round: round + 1 } as const);
}
