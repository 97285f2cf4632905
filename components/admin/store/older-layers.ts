import type { Draft, OrderDraft } from '@/lib/exchange';
import { type ManagedRecord, sameJson } from '@/lib/records';
import { isOrder, resultOf } from './layers';
import type { AnyDraft, Handed } from './types';

/** What drafts said of being handed over, up to the third version of the store. */
type Until3 = {
  /** Only while the draft was not edited since. */
  readonly writtenHash?: string;
  readonly writtenAt?: string;
  /** Mark of a proposal that waited for approval. */
  readonly proposal?: string;
  /** Values that were handed over, or that a request without success had. */
  readonly sent?: readonly (ManagedRecord | null)[];
};

/** Whether a draft says that it was handed over, in the way of older studios. */
export const isLayered = (draft: AnyDraft & Until3) =>
  draft.writtenAt !== undefined || draft.sent !== undefined;

/** Returns the layers of a draft of an older studio. */
export function layersOf(draft: AnyDraft & Until3): {
  readonly draft: AnyDraft | null;
  readonly handed: Handed | null;
} {
  if (!isLayered(draft)) return { draft, handed: null };
  const { writtenHash, writtenAt, proposal, sent = [], ...own } = draft;
  // Nothing arrived: only requests without success said what they had sent.
  if (writtenAt === undefined) return { draft: own, handed: null };
  const { version, entity } = own;
  const to = proposal === undefined ? 'file' : 'proposal';
  const by = { version, entity, to, mark: proposal ?? '', handedAt: writtenAt } as const;
  const isUnedited = writtenHash !== undefined;
  if (isOrder(own)) {
    const { id, baseIds, ids } = own satisfies OrderDraft;
    const handed = { ...by, id, baseIds: isUnedited ? baseIds : [], ids: isUnedited ? ids : baseIds };
    return { draft: isUnedited ? null : own, handed };
  }
  const { id, op, value, base } = own satisfies Draft;
  const earlier = sent.filter((one) => !sameJson(one, resultOf(own)));
  if (isUnedited) return { draft: null, handed: { ...by, id, op, value, base, earlier } };
  const last = earlier.at(-1);
  if (last === undefined) return { draft: own, handed: null };
  const was = { op: last === null ? 'delete' : 'put', value: last ?? value } as const;
  return {
    draft: { ...own, base: last },
    handed: { ...by, id, ...was, base, earlier: earlier.slice(0, -1) },
  };
}
