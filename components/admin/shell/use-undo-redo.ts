import { useStore } from 'zustand/react';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { refusalText } from '@/components/admin/records/refusal-text';
import { shellStrings } from '@/components/admin/strings/shell';
import { useAnnounce } from '@/components/admin/ui/use-announce';

const texts = shellStrings.status;

/** The one Undo and the one Redo, of whatever happened last. Each announces what it did. */
export function useUndoRedo() {
  const undo = useStudio((studio) => studio.undo);
  const redo = useStudio((studio) => studio.redo);
  const { announce } = useAnnounce();

  return {
    undo: async () => {
      const outcome = await undo();
      if (!outcome.ok) return announce(refusalText(outcome));
      const { label, hasChanged } = outcome.value;
      announce(hasChanged ? texts.undone(label) : texts.online(label));
    },
    redo: async () => {
      const outcome = await redo();
      announce(outcome.ok ? texts.redone(outcome.value.label) : refusalText(outcome));
    },
  };
}

/** What Undo or Redo would act on; null where there is nothing. */
export function useUndoLabel(to: 'undo' | 'redo') {
  const controller = useController();
  return useStore(controller, () => controller.undoLabel(to));
}
