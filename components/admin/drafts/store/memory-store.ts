import type { Media, Step } from '@/content/lib/studio-types';
import { draftKey } from '../keys';
import type { MetaKey } from '../studio-api';
import type { AnyDraft } from '../types';
import { isExpected, type Batch, type StudioStore, type WriteOutcome } from './store';

type Contents = {
  readonly drafts: Iterable<AnyDraft>;
  readonly steps: Iterable<Step>;
  readonly media: Iterable<Media>;
};

/** "Work without saving": the same store in this tab's memory, beginning with what the tab already holds. */
export function createMemoryStore(start: Contents): StudioStore {
  const drafts = new Map<string, AnyDraft>();
  const steps = new Map<number, Step>();
  const media = new Map<string, Media>();
  const meta = new Map<MetaKey, unknown>();
  for (const draft of start.drafts) drafts.set(draftKey(draft.entity, draft.id), draft);
  for (const step of start.steps) steps.set(step.seq, step);
  for (const item of start.media) media.set(item.hash, item);

  function write(batch: Batch): WriteOutcome {
    for (const { entity, id, after } of batch.drafts ?? []) {
      if (after === null) drafts.delete(draftKey(entity, id));
      else drafts.set(draftKey(entity, id), after);
    }
    for (const step of batch.steps ?? []) steps.set(step.seq, step);
    for (const seq of batch.droppedSteps ?? []) steps.delete(seq);
    for (const item of batch.media ?? []) media.set(item.hash, item);
    for (const hash of batch.droppedMedia ?? []) media.delete(hash);
    return done;
  }

  return {
    name: null,
    readAll: async () => ({
      drafts: [...drafts.values()],
      steps: [...steps.values()],
      media: [...media.values()],
    }),
    read: async (keys) => ({
      drafts: keys.drafts.flatMap(([entity, id]) => drafts.get(draftKey(entity, id)) ?? []),
      steps: keys.steps.flatMap((seq) => steps.get(seq) ?? []),
      media: keys.media.flatMap((hash) => media.get(hash) ?? []),
    }),
    commit: async (batch) => {
      const isStale = (batch.drafts ?? []).some(
        ({ entity, id, expected }) => !isExpected(drafts.get(draftKey(entity, id)), expected),
      );
      return isStale ? { ok: false, reason: 'conflict' } : write(batch);
    },
    commitNow: async (batch) => write(batch),
    getMeta: async (key) => meta.get(key),
    setMeta: async (key, value) => {
      meta.set(key, value);
      return done;
    },
    // Nothing comes in here that was not parsed before.
    moveToQuarantine: async () => done,
    readQuarantine: async () => [],
    deleteQuarantined: async () => done,
    erase: async () => {
      for (const map of [drafts, steps, media, meta]) map.clear();
      return done;
    },
    close: () => undefined,
  };
}

const done: WriteOutcome = { ok: true };
