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
export type Published =
  | { readonly kind: 'sent'; readonly commit: string; readonly hash: string }
  /** The repository says all of it already. */
  | { readonly kind: 'same'; readonly commit: string; readonly hash: string }
  | { readonly kind: 'invalid'; readonly problems: readonly StudioProblem[] }
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] }
  /** `moved`: the branch has moved each time. `protected`: it takes no commits. */
  | { readonly kind: 'failed'; readonly failure: HostFailure | 'moved' | 'protected' }
  /** The answer to the last step was lost, and so was the answer to whether it was done. */
  | {
      readonly kind: 'unsure';
      readonly failure: HostFailure;
      readonly commit: string;
      readonly hash: string;
    };

type Made = { readonly commit: string; readonly hash: string };

/** What is done next. `round` counts how often everything has been begun, from 0. */
export type PublishState =
  | { readonly phase: 'reading'; readonly round: number; readonly refusedAt: string | null }
  | { readonly phase: 'planning'; readonly round: number; readonly head: string }
  | { readonly phase: 'making'; readonly round: number; readonly head: string; readonly plan: CommitPlan }
  | ({ readonly phase: 'moving'; readonly round: number; readonly head: string } & Made)
  /** Whether the branch has moved is not known. */
  | ({
      readonly phase: 'asking';
      readonly round: number;
      readonly head: string;
      readonly because: HostFailure;
    } & Made)
  | { readonly phase: 'ended'; readonly result: Published };

export type PublishEvent =
  | { readonly type: 'read'; readonly head: string }
  | { readonly type: 'planned'; readonly plan: CommitPlan }
  | { readonly type: 'stopped'; readonly result: Extract<Published, { kind: 'invalid' | 'disputed' }> }
  | { readonly type: 'made'; readonly commit: string }
  | { readonly type: 'moved' }
  | { readonly type: 'asked'; readonly isThere: boolean }
  | { readonly type: 'failed'; readonly failure: HostFailure };

/** How often publishing begins again after the branch has moved. */
const RESTARTS = 3;

export const firstState: PublishState = { phase: 'reading', round: 0, refusedAt: null };

/** After these the host may have done what it was asked. */
const LOST: readonly HostFailure[] = ['offline', 'timeout', 'broken', 'strange', 'refused'];

const end = (result: Published): PublishState => ({ phase: 'ended', result });

/** The next state. Pure: what has happened comes in as an event, what is to be done is the state. */
export function nextState(state: PublishState, event: PublishEvent): PublishState {
  if (state.phase === 'ended') return state;
  if (event.type === 'failed') return afterFailure(state, event.failure);
  const { round } = state;
  switch (event.type) {
    case 'read':
      // Refused although nothing had moved: it is not this commit that the branch does not take.
      return state.phase === 'reading' && state.refusedAt === event.head
        ? end({ kind: 'failed', failure: 'protected' })
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
      return { phase: 'moving', round, head: state.head, commit: event.commit, hash: state.plan.hash };
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
  if (state.phase === 'asking') {
    const { commit, hash, because } = state;
    return end(
      because === 'refused' ? { kind: 'failed', failure } : { kind: 'unsure', failure, commit, hash },
    );
  }
  if (state.phase === 'moving' && LOST.includes(failure)) {
    const { round, head, commit, hash } = state;
    return { phase: 'asking', round, head, commit, hash, because: failure };
  }
  return end({ kind: 'failed', failure });
}

/** From the beginning: with the new head where the branch has moved, with the same one where a request was lost. */
function again({ round, head, because }: Extract<PublishState, { phase: 'asking' }>): PublishState {
  const isRefused = because === 'refused';
  if (round === RESTARTS) return end({ kind: 'failed', failure: isRefused ? 'moved' : because });
  return { phase: 'reading', round: round + 1, refusedAt: isRefused ? head : null };
}
