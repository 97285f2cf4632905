import { useLayoutEffect, useRef, useState } from 'react';
import type { Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { refusalText } from '@/components/admin/records/refusal-text';
import { reorderStrings } from '@/components/admin/strings/reorder';
import { useAnnounce } from '@/components/admin/ui/use-announce';
import { type Entity, registry } from '@/content/registry';
import { moveItem } from './move-item';

/** The order being made: shown at once, saved behind it, announced move by move, with the focus where it was. */
export function useOrder(entity: Entity, rows: readonly Row[]) {
  const { reorder } = useStudio();
  const { announce } = useAnnounce();
  /** What has been moved and is not in `rows` yet. */
  const [pending, setPending] = useState<readonly string[] | null>(null);
  const newest = useRef<readonly string[] | null>(null);
  const focused = useRef<Element | null>(null);
  const saved = rows.map(({ id }) => id);
  const ids = pending ?? saved;

  // Moving an element in the document takes the focus out of it.
  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = null;
    if (before instanceof HTMLElement && before.isConnected && document.activeElement !== before)
      before.focus();
  }, [pending]);

  const move = async (id: string, place: number) => {
    const from = newest.current ?? saved;
    const next = moveItem(from, id, place);
    if (next.every((each, index) => each === from[index])) return;
    newest.current = next;
    focused.current = document.activeElement;
    setPending(next);
    const outcome = await reorder(entity, next);
    announce(
      outcome.ok
        ? reorderStrings.order.moved(
            registry[entity].one,
            from.indexOf(id) + 1,
            next.indexOf(id) + 1,
            next.length,
          )
        : refusalText(outcome),
    );
    if (newest.current !== next) return;
    newest.current = null;
    focused.current = document.activeElement;
    setPending(null);
  };

  return { ids, move };
}
