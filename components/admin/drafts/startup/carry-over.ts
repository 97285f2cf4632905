import type { Media, Step } from '@/content/lib/studio-types';
import type { Core } from '../core';
import { draftKey } from '../keys';
import type { AnyDraft, Outcome } from '../types';
import { write } from '../write';
import { storeStrings } from '../store-strings';

/** What a tab holds in memory. */
export type Carried = {
  readonly drafts: ReadonlyMap<string, AnyDraft>;
  readonly steps: readonly Step[];
  readonly media: ReadonlyMap<string, Media>;
};

const DONE: Outcome = { ok: true, value: undefined };
/** More rounds than tabs that could write in between. */
const MAX_ROUNDS = 5;

/**
 * Stores what this tab held while it had no store, or lost it: everything that is newer than what the store has. Records
 * that another tab has open are no exception, because nothing else holds these drafts; that tab merges them by field.
 */
export function carryOver(core: Core, carried: Carried): Promise<Outcome> {
  return core.enqueue(async () => {
    let outcome: Outcome = DONE;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      outcome = await writeNewer(core, carried);
      if (outcome.ok || outcome.reason !== 'conflict') return outcome;
    }
    return outcome;
  });
}

async function writeNewer(core: Core, carried: Carried): Promise<Outcome> {
  const stored = core.getState();
  const changes = [...carried.drafts.values()].flatMap((after) => {
    const expected = stored.drafts.get(draftKey(after.entity, after.id)) ?? null;
    // Either is enough: the clock may have been set back, and without a store `rev` counts from the beginning.
    const isNewer = expected === null || expected.rev < after.rev || expected.savedAt < after.savedAt;
    return isNewer ? [{ entity: after.entity, id: after.id, expected, after }] : [];
  });
  if (changes.length === 0) return DONE;
  const media = [...carried.media.values()].filter(({ path }) => !stored.media.has(path));
  return write(core, { changes, media, label: storeStrings.labels.carriedOver });
}
