import { useEffect } from 'react';
import { useStudio, useController } from '@/components/admin/store/studio-context.client';
import { showDialog } from '@/components/admin/ui/dialog-frame';
import { useAct } from '@/components/admin/records/use-act';
import { sharedStrings } from '@/components/admin/strings/shared';
import { SEARCH_ID } from './search-box';
import { useStore } from 'zustand/react';
import { shellStrings } from '@/components/admin/strings/shell';

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
  const act = useAct();
  const { undo, redo } = useUndoRedo();

  useEffect(() => {
    const actionOf = (event: KeyboardEvent) => {
      if (event.shiftKey && event.key === 'F1') return () => showDialog('keys');
      if (event.altKey || !(event.ctrlKey || event.metaKey)) return null;
      const key = event.key.toLowerCase();
      const isModal = document.querySelector('dialog:modal') !== null;
      if (key === 's') return () => act(flush(), () => sharedStrings.saved);
      if (isModal) return null;
      if (key === 'k') return () => document.getElementById(SEARCH_ID)?.focus();
      if (key === 'z' && !hasOwnUndo(event.target)) return event.shiftKey ? redo : undo;
      return null;
    };
    const listen = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (action === null) return;
      event.preventDefault();
      void action();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

const texts = shellStrings.status;

/** The one Undo and the one Redo, of whatever happened last. Each announces what it did. */
export function useUndoRedo() {
  const undo = useStudio((studio) => studio.undo);
  const redo = useStudio((studio) => studio.redo);
  const act = useAct();
  return {
    undo: () =>
      act(undo(), ({ label, hasChanged }) => (hasChanged ? texts.undone(label) : texts.online(label))),
    redo: () => act(redo(), ({ label }) => texts.redone(label)),
  };
}

/** What Undo or Redo would act on; null where there is nothing. */
export function useUndoLabel(to: 'undo' | 'redo') {
  const controller = useController();
  return useStore(controller, () => controller.undoLabel(to));
}
