import type { Core } from '../core';
import { draftKey, isOrder } from '../keys';
import { stepLabel } from '../labels';
import type { World } from '../order';
import { settle } from '../settle';
import type { DraftWrite } from '../store/store';
import type { RecordKey } from '../studio-api';
import type { AnyDraft, Outcome } from '../types';
import { withRecords } from '../with-records';
import { write } from '../write';

export type Wanted = { readonly after: AnyDraft | null };

/** Makes one step of the changes that `wanted` gives for each record; null leaves a record as it is. */
export function changeEach(
  core: Core,
  deed: string,
  keys: readonly RecordKey[],
  wanted: (world: World, key: RecordKey) => Wanted | null,
): Promise<Outcome> {
  return withRecords(core, keys, async (world) => {
    const changes = changesOf(
      world,
      keys.flatMap((key) => {
        const result = wanted(world, key);
        return result === null ? [] : [{ ...key, after: result.after }];
      }),
    ).filter(({ expected, after }) => expected !== null || after !== null);
    if (changes.length === 0) return { ok: false, reason: 'nothing' };
    return write(core, { changes, label: stepLabel(deed, world, changes) });
  });
}

/**
 * The writes that take drafts to what is wanted of them; to none where that is what the website says. Orders are judged
 * last: whether one moves anything depends on the records that are there then.
 */
export function changesOf(world: World, wanted: readonly (RecordKey & Wanted)[]): DraftWrite[] {
  const drafts = new Map(world.drafts);
  const isLast = ({ after }: Wanted) => after !== null && isOrder(after);
  const inOrder = [...wanted.filter((item) => !isLast(item)), ...wanted.filter(isLast)];
  return inOrder.map(({ entity, id, after }) => {
    const key = draftKey(entity, id);
    const settled = after && settle(after, { ...world, drafts });
    if (settled === null) drafts.delete(key);
    else drafts.set(key, settled);
    return { entity, id, expected: world.drafts.get(key) ?? null, after: settled };
  });
}
