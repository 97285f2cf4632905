import { sameJson } from '@/content/lib/sorted-json';
import type { Draft } from '@/content/lib/studio-types';
import type { Core } from '../core';
import { isOrder, recordDraft } from '../keys';
import { mergeTabs } from '../merge-tabs';
import type { World } from '../order';
import { baseOf, valueOf } from '../record-state';
import { editDraft, settle } from '../settle';
import { readDraft } from '../store/read-entries';
import type { DraftWrite, QuarantineEntry } from '../store/store';
import { write } from '../write';
import { withFreeRecords } from './with-free-records';
import { storeStrings } from '../store-strings';

/**
 * Applies the rescue copies that are newer than their drafts, as one step, and removes all that are settled. A record
 * that another tab has open is left to that tab: it is alive and saves by itself.
 */
export async function recoverRescued(core: Core): Promise<void> {
  const rescued = await readRescued(core);
  await withFreeRecords(core, rescued, async (world, free) => {
    const changes = free.flatMap((draft) => changeOf(draft, world));
    if (changes.length > 0) {
      const outcome = await write(core, { changes, label: storeStrings.labels.recovered });
      // Not stored: the copies stay where they are for the next start.
      if (!outcome.ok) return;
      const titles = changes.map(({ entity, id, value }) => world.published.title(entity, id, value));
      core.patch({ notice: { kind: 'recovered', titles } });
    }
    free.forEach(core.environment.rescue.drop);
  });
}

async function readRescued(core: Core): Promise<Draft[]> {
  const { content, store, environment } = core;
  if (!content || !store) return [];
  const drafts: Draft[] = [];
  const kept: unknown[] = [];
  const unreadable: QuarantineEntry[] = [];
  for (const raw of environment.rescue.read()) {
    const result = await readDraft(raw, content);
    if (result.ok && !isOrder(result.value)) drafts.push(result.value);
    if (result.ok || result.reason === 'newer') {
      kept.push(raw);
      continue;
    }
    const at = environment.now().toISOString();
    unreadable.push({ store: 'rescue', key: 'studio:rescue', at, reason: result.why, raw });
  }
  if (unreadable.length > 0 && (await store.moveToQuarantine(unreadable)).ok) {
    environment.rescue.replace(kept);
    core.patch({ quarantine: await store.readQuarantine() });
  }
  return drafts;
}

function changeOf(
  rescued: Draft,
  world: World,
): (DraftWrite & { readonly value: ReturnType<typeof valueOf> })[] {
  const { entity, id } = rescued;
  const stored = recordDraft(world.drafts, entity, id);
  // By `rev` first: the clock may have been set back since the draft was stored.
  if (stored !== null && stored.rev > rescued.rev && stored.savedAt >= rescued.savedAt) return [];
  const value = stored === null || stored.rev < rescued.rev ? valueOf(rescued) : merged(rescued, stored);
  if (stored !== null && stored.op === rescued.op && sameJson(valueOf(stored), value)) return [];
  const after = settle(stored === null ? rescued : editDraft(stored, { op: rescued.op, value }), world);
  return stored === null && after === null ? [] : [{ entity, id, expected: stored, after, value }];
}

/** The store went on in another tab after the copy was made: both are merged, the copy has its way. */
function merged(rescued: Draft, stored: Draft) {
  const sides = { base: baseOf(rescued), mine: valueOf(rescued), theirs: valueOf(stored) };
  return mergeTabs(sides, true).value ?? valueOf(rescued);
}
