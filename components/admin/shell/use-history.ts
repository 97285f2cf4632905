import { useStudio } from '@/components/admin/drafts/use-studio';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { useAnnounce } from '@/components/admin/shared/use-announce';

/** Undo and redo with the sentence that says what happened. */
export function useHistory() {
  const { undo, redo } = useStudio();
  const { announce } = useAnnounce();
  return {
    undo: async () => {
      const outcome = await undo();
      announce(outcome.ok ? `Undone: ${outcome.value.label}.` : refusalText(outcome));
    },
    redo: async () => {
      const outcome = await redo();
      announce(outcome.ok ? `Done again: ${outcome.value.label}.` : refusalText(outcome));
    },
  };
}
