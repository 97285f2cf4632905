import { draftKey } from './records';
import { editDraft, withRevision, withSent } from './drafts';
import type { StepChange } from './steps';
import type { AnyDraft } from './types';
import type { Planned } from './database';
import { type Now, withDrafts } from './mirror';

export type Handover = {
  /** `proposal`: its mark. */
  readonly to: 'file' | 'repository' | { readonly proposal: string };
  /** Drafts with the hash of the written value; null before the outcome is known. */
  readonly written: readonly { readonly draft: AnyDraft; readonly hash: string | null }[];
};

/** Marks drafts as handed over, unless edited since. A completed publication replaces earlier `sent` values. */
export function markWritten(now: Now, { written, to }: Handover, at: string): Planned<undefined> {
  const changes = written.flatMap(({ draft, hash }): readonly StepChange[] => {
    const { entity, id } = draft;
    const current = now.drafts.get(draftKey({ entity, id }));
    if (current === undefined) return [];
    const sent = withSent(current, draft, now.published, hash !== null && to === 'repository');
    // A draft edited meanwhile is not the exported one.
    const isSame = current.rev === draft.rev && current.savedAt === draft.savedAt;
    if (hash === null || !isSame) return [{ entity, id, before: current, after: sent }];
    const proposal = typeof to === 'object' ? to.proposal : undefined;
    const after = { ...sent, writtenHash: hash, writtenAt: at, proposal };
    return withRevision([{ entity, id, before: current, after }], at);
  });
  return { ok: true, mirror: withDrafts(now, changes), value: undefined };
}

/** Marks the drafts of closed proposals: `true` for published ones; the others can be changed again. */
export function endProposals(now: Now, published: ReadonlyMap<string, boolean>): Planned<undefined> {
  const changes = [...now.drafts.values()].flatMap((before): readonly StepChange[] => {
    const isPublished = published.get(before.proposal ?? '');
    if (isPublished === undefined) return [];
    // The value of a returned proposal does not come online.
    const returned = 'sent' in before ? { sent: before.sent?.slice(0, -1) } : {};
    const after = isPublished ? { ...before, proposal: undefined } : editDraft<AnyDraft>(before, returned);
    return [{ entity: before.entity, id: before.id, before, after }];
  });
  return { ok: true, mirror: withDrafts(now, changes), value: undefined };
}
