import { sameJson } from '@/content/lib/sorted-json';
import type { Draft } from '@/content/exchange/studio-types';
import { decide } from '@/content/lib/decide-disputes';
import { mergeRecord } from '@/content/lib/three-way-merge';
import type { ManagedRecord } from '@/content/registry';
import { recordDraft } from '../keys';
import type { World } from '../order';
import { valueOf } from '../record-state';
import type { AnyDraft } from '../types';
import { editDraft } from './drafts';

/** A draft that was not stored when its page was hidden, left or cut off; it lies in `localStorage`. */
export type RescueCopy = Draft & {
  /**
   * Only from a tab that was cut off: the value that it had stored last, null where there was none. Another tab may have
   * gone on from there.
   */
  readonly cutOffAfter?: unknown;
};

/** What a rescue copy makes of its record. */
export type Recovery = {
  readonly copy: RescueCopy;
  readonly after: AnyDraft;
  /** Where Undo leads: what was stored, or the copy itself where the stored text of a field had to stand. */
  readonly before: AnyDraft | null;
  readonly isDisputed: boolean;
};

/** Null when the store holds all that the copy says. */
export function recover(copy: RescueCopy, world: World): Recovery | null {
  const { cutOffAfter, ...draft } = copy;
  const stored = recordDraft(world.drafts, copy.entity, copy.id);
  if (stored === null) return { copy, after: draft, before: null, isDisputed: false };
  if (cutOffAfter !== undefined) return merged(copy, stored, cutOffAfter as ManagedRecord | null);
  // By `rev`: the clock may have been set back since the draft was stored.
  if (copy.rev <= stored.rev || sameValue(copy, stored)) return null;
  const after = editDraft(stored, { op: copy.op, value: copy.value });
  return { copy, after, before: stored, isDisputed: false };
}

/** Another tab has gone on meanwhile: by field, and where both wrote into the same one, what is stored stands. */
function merged(copy: RescueCopy, stored: Draft, base: ManagedRecord | null): Recovery | null {
  const theirs = stored.op === 'delete' ? null : valueOf(stored);
  const mine = copy.op === 'delete' ? null : valueOf(copy);
  const result = mergeRecord({ base, mine, theirs });
  const value =
    result.kind === 'fields'
      ? decide(result, () => 'theirs')
      : result.kind === 'merged'
        ? result.value
        : theirs;
  const isDisputed = result.kind !== 'merged';
  const after =
    value === null ? editDraft(stored, { op: 'delete' }) : editDraft(stored, { op: 'put', value });
  if (!isDisputed && sameValue(after, stored)) return null;
  const lost = editDraft(stored, { op: copy.op, value: copy.value });
  return { copy, after, before: isDisputed ? lost : stored, isDisputed };
}

const sameValue = (one: Draft, other: Draft) => one.op === other.op && sameJson(one.value, other.value);
