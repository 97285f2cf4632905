import type { Media } from '@/content/lib/studio-types';
import type { Core } from '../core';
import { draftKey } from '../keys';
import { CARRIED_OVER_LABEL } from '../labels';
import type { AnyDraft } from '../types';
import { write } from '../write';
import { withFreeRecords } from './with-free-records';

export type Carried = { readonly drafts: readonly AnyDraft[]; readonly media: readonly Media[] };

/** Stores what this tab held while it had no store, or lost it: everything that is newer than what the store has. */
export async function carryOver(core: Core, { drafts, media }: Carried): Promise<void> {
  const stored = core.getState();
  const newer = drafts.filter((draft) => {
    const other = stored.drafts.get(draftKey(draft.entity, draft.id));
    return other === undefined || other.savedAt < draft.savedAt;
  });
  const missing = media.filter(({ path }) => !stored.media.has(path));
  await withFreeRecords(core, newer, async (world, free) => {
    const changes = free.map((after) => {
      const expected = world.drafts.get(draftKey(after.entity, after.id)) ?? null;
      return { entity: after.entity, id: after.id, expected, after };
    });
    await write(core, { changes, media: missing, label: CARRIED_OVER_LABEL });
  });
}
