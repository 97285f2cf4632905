import { useContext, useSyncExternalStore } from 'react';
import type { StudioController } from '@/components/admin/store/studio';
import { StudioContext } from '@/components/admin/store/studio-context';
import { useStudio } from '@/components/admin/store/use-studio';
import { refusalText } from '@/components/admin/records/refusal-text';
import { shellStrings } from '@/components/admin/strings/shell';
import { useAnnounce } from '@/components/admin/ui/use-announce';

const texts = shellStrings.status;
const never = () => () => undefined;

/** What Undo or Redo would act on, null where there is nothing; and the deed, with the sentence that says what happened. */
type Travel = { readonly label: string | null; readonly go: () => Promise<void> };

/** Whether the form that is open has a value to go to. */
const useInForm = (controller: StudioController | null, to: 'past' | 'future') =>
  useSyncExternalStore(
    controller?.subscribe ?? never,
    () => controller?.canTravel(to) ?? false,
    () => false,
  );

/** The one Undo and the one Redo: of the form that is open, as long as it has values of its own, then of the drafts. */
export function useHistory(): { readonly undo: Travel; readonly redo: Travel } {
  const controller = useContext(StudioContext);
  const { undo, redo, undoable, redoable } = useStudio();
  const { announce } = useAnnounce();
  const isPastInForm = useInForm(controller, 'past');
  const isFutureInForm = useInForm(controller, 'future');

  return {
    undo: {
      label: isPastInForm ? texts.inForm : (undoable?.label ?? null),
      go: async () => {
        if (controller?.canTravel('past')) return controller.travel('past');
        const outcome = await undo();
        if (!outcome.ok) return announce(refusalText(outcome));
        const { label, hasChanged } = outcome.value;
        announce(hasChanged ? texts.undone(label) : texts.online(label));
      },
    },
    redo: {
      label: isFutureInForm ? texts.inForm : (redoable?.label ?? null),
      go: async () => {
        if (controller?.canTravel('future')) return controller.travel('future');
        const outcome = await redo();
        announce(outcome.ok ? texts.redone(outcome.value.label) : refusalText(outcome));
      },
    },
  };
}
