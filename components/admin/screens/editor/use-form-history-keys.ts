import { useEffect } from 'react';
import type { EditSession } from '@/components/admin/store/edit-session-types';

const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type));

/**
 * Ctrl/Cmd+Z and Shift+Z outside text fields step through the values of this visit. When there is nothing left of them,
 * the studio's own undo has its turn.
 */
export function useFormHistoryKeys(session: EditSession) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      if (hasOwnUndo(event.target) || document.querySelector('dialog:modal') !== null) return;
      const { canUndo, canRedo } = session.getState();
      if (!(event.shiftKey ? canRedo : canUndo)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.shiftKey) session.redo();
      else session.undo();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [session]);
}
