import type { Change, Wanted } from '../state/events';
import { changesOf } from '../state/with-changes';
import { recordsLabel } from '../labels';
import type { World } from '../order';
import type { RecordKey } from '../studio-api';

/** What an action wants to change, or why there is nothing to do. */
export type Plan<Value = undefined> =
  | { readonly ok: true; readonly change: Change; readonly value: Value }
  | { readonly ok: false; readonly reason: 'taken-id' | 'nothing' };

export const nothing = { ok: false, reason: 'nothing' } as const;

/** One step of the changes that `after` gives for each record; undefined leaves a record as it is. */
export function planEach(
  world: World,
  action: Parameters<typeof recordsLabel>[0],
  keys: readonly RecordKey[],
  after: (key: RecordKey) => Wanted['after'] | undefined,
): Plan {
  const wanted = keys.flatMap(({ entity, id }) => {
    const draft = after({ entity, id });
    return draft === undefined ? [] : [{ entity, id, after: draft }];
  });
  const changes = changesOf(world, wanted);
  if (changes.length === 0) return nothing;
  return {
    ok: true,
    value: undefined,
    change: { drafts: changes, label: recordsLabel(action, world, changes) },
  };
}
