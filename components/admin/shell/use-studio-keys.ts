import { useEffect } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { showDialog } from '@/components/admin/ui/dialog-ids';
import { refusalText } from '@/components/admin/records/refusal-text';
import { sharedStrings } from '@/components/admin/strings/shared';
import { useAnnounce } from '@/components/admin/ui/use-announce';
import { SEARCH_ID } from './shell-ids';
import { useUndoRedo } from './use-undo-redo';

/** Where the browser's own undo works. The visual editor has none: what is written there is taken back with the form. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type));

/**
 * The studio's keys: Ctrl/Cmd+K searches, Ctrl/Cmd+S saves now, Ctrl/Cmd+Z and Shift+Z undo and redo outside text fields
 * (inside them the browser's own undo works), Shift+F1 lists the keys. No single letters.
 */
export function useStudioKeys() {
  const flush = useStudio((studio) => studio.flush);
  const { announce } = useAnnounce();
  const { undo, redo } = useUndoRedo();

  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (event.shiftKey && event.key === 'F1') return () => showDialog('keys');
      if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
      const key = event.key.toLowerCase();
      const isModal = document.querySelector('dialog:modal') !== null;
      if (key === 's') {
        return async () => {
          const outcome = await flush();
          announce(outcome.ok ? sharedStrings.saved : refusalText(outcome));
        };
      }
      if (isModal) return null;
      if (key === 'k') return () => document.getElementById(SEARCH_ID)?.focus();
      if (key === 'z' && !hasOwnUndo(event.target)) return event.shiftKey ? redo : undo;
      return null;
    };
    const listen = (event: KeyboardEvent) => {
      const action = act(event);
      if (action === null) return;
      event.preventDefault();
      void action();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
