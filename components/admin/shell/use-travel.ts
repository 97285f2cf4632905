import { useContext, useSyncExternalStore } from 'react';
import type { StudioController } from '@/components/admin/store/studio';
import { StudioContext } from '@/components/admin/store/studio-context';
import { useStudioPart } from '@/components/admin/store/use-studio';
import { refusalText } from '@/components/admin/records/refusal-text';
import { shellStrings } from '@/components/admin/strings/shell';
import { useAnnounce } from '@/components/admin/ui/use-announce';

const texts = shellStrings.status;
const never = () => () => undefined;

/**
 * The one Undo and the one Redo: of the form that is open, as long as it has values of its own, then of the drafts. Each
 * says what happened.
 */
export function useTravel() {
  const controller = useContext(StudioContext);
  const undo = useStudioPart((studio) => studio.undo);
  const redo = useStudioPart((studio) => studio.redo);
  const { announce } = useAnnounce();

  return {
    undo: async () => {
      if (controller?.canTravel('past')) return controller.travel('past');
      const outcome = await undo();
      if (!outcome.ok) return announce(refusalText(outcome));
      const { label, hasChanged } = outcome.value;
      announce(hasChanged ? texts.undone(label) : texts.online(label));
    },
    redo: async () => {
      if (controller?.canTravel('future')) return controller.travel('future');
      const outcome = await redo();
      announce(outcome.ok ? texts.redone(outcome.value.label) : refusalText(outcome));
    },
  };
}

/** Whether the form that is open has a value to go to. */
const useInForm = (controller: StudioController | null, to: 'past' | 'future') =>
  useSyncExternalStore(
    controller?.subscribe ?? never,
    () => controller?.canTravel(to) ?? false,
    () => false,
  );

/** What Undo and Redo would act on; null where there is nothing. */
export function useTravelLabels() {
  const controller = useContext(StudioContext);
  const undoable = useStudioPart((studio) => studio.undoable);
  const redoable = useStudioPart((studio) => studio.redoable);
  const isPastInForm = useInForm(controller, 'past');
  const isFutureInForm = useInForm(controller, 'future');
  return {
    undo: isPastInForm ? texts.inForm : (undoable?.label ?? null),
    redo: isFutureInForm ? texts.inForm : (redoable?.label ?? null),
  };
}
