import { mergeRecord } from '@/content/lib/three-way-merge';
import type { Draft, OrderDraft } from '@/content/exchange/studio-types';
import type { ManagedRecord } from '@/content/registry';
import type { AnyDraft, RecordState, ReviewProblem } from './types';

const DAY_MS = 86_400_000;
/** After so many days "Written" asks whether the build was forgotten. */
export const LATE_AFTER_DAYS = 7;

/** Whole days since an ISO time. */
export const daysSince = (time: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / DAY_MS));

/** A draft's values. Their shape was checked when the draft was read; what the fields hold may be invalid. */
export const valueOf = (draft: Draft) => draft.value as ManagedRecord;

export const sentOf = (draft: Draft) => draft.sent as readonly (ManagedRecord | null)[] | undefined;

export const baseOf = (draft: Draft) => draft.base as ManagedRecord | null;

/** What stands between a draft and the published record; null when nothing does, or when the two merge without a question. */
function reviewProblem(draft: Draft, published: ManagedRecord | null): ReviewProblem | null {
  const mine = draft.op === 'delete' ? null : valueOf(draft);
  const result = mergeRecord({ base: baseOf(draft), mine, theirs: published, sent: sentOf(draft) });
  if (result.kind === 'merged') return null;
  if (result.kind === 'fields') return { kind: 'disputed', fields: result.disputes.map(({ path }) => path) };
  return { kind: result.kind };
}

/**
 * The state of a record, always computed, never stored.
 * @param publishedHash - hash of the published record, null when there is none.
 */
export function recordState(
  draft: Draft | null,
  published: ManagedRecord | null,
  publishedHash: string | null,
): RecordState {
  if (draft === null) return { kind: 'published' };
  if (draft.baseHash !== publishedHash) {
    const problem = reviewProblem(draft, published);
    if (problem !== null) return { kind: 'review', problem };
  }
  return changeState(draft, draft.op === 'delete' ? 'deleted' : published === null ? 'new' : 'edited');
}

/** The state of a changed order: orders merge by themselves, so they never need review. */
export const orderState = (draft: OrderDraft): RecordState => changeState(draft, 'edited');

function changeState(draft: AnyDraft, change: 'new' | 'edited' | 'deleted'): RecordState {
  if (draft.writtenHash === undefined) return { kind: change };
  return { kind: 'written', change, writtenAt: draft.writtenAt ?? draft.savedAt };
}
