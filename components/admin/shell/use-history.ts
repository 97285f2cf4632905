import { useStudio } from '@/components/admin/store/use-studio';
import { refusalText } from '@/components/admin/records/refusal-text';
import { shellStrings } from '@/components/admin/strings/shell';
import { useAnnounce } from '@/components/admin/ui/use-announce';

/** Undo and redo with the sentence that says what happened. */
export function useHistory() {
  const { undo, redo } = useStudio();
  const { announce } = useAnnounce();
  return {
    undo: async () => {
      const outcome = await undo();
      if (!outcome.ok) return announce(refusalText(outcome));
      const { undone, online } = shellStrings.status;
      const { label, hasChanged } = outcome.value;
      announce(hasChanged ? undone(label) : online(label));
    },
    redo: async () => {
      const outcome = await redo();
      announce(outcome.ok ? shellStrings.status.redone(outcome.value.label) : refusalText(outcome));
    },
  };
}
