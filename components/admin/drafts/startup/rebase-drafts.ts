import type { Core } from '../core';
import { titleIn } from '../labels';
import type { World } from '../order';
import { rebase } from '../settle';
import type { DraftWrite } from '../store/store';
import type { AnyDraft } from '../types';
import { write } from '../write';
import { withFreeRecords } from './with-free-records';

/**
 * Takes all drafts to today's published content: those that are online vanish without a question, those that merge
 * cleanly are rebased, disputed ones stay as they are and need review. None of it is a step of the history: taking it back
 * would take back what others have published.
 */
export async function rebaseDrafts(core: Core): Promise<void> {
  await withFreeRecords(core, [...core.getState().drafts.values()], async (world, free) => {
    const changes = free.flatMap((draft) => changeOf(draft, world));
    const online = changes.filter(({ after }) => after === null);
    const merged = changes.filter(({ after }) => after !== null);
    if (online.length > 0) {
      await write(core, { changes: online });
      core.patch({ notice: { kind: 'published', titles: titles(world, online) } });
    }
    if (merged.length > 0) {
      await write(core, { changes: merged });
      core.patch({ notice: { kind: 'merged', titles: titles(world, merged) } });
    }
  });
}

function changeOf(draft: AnyDraft, world: World): DraftWrite[] {
  const after = rebase(draft, world);
  return after === draft ? [] : [{ entity: draft.entity, id: draft.id, expected: draft, after }];
}

const titles = (world: World, changes: readonly DraftWrite[]) =>
  changes.map((change) => titleIn(world, change));
