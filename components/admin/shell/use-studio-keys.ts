import { useEffect } from 'react';
import { type StudioAction, studioActions } from '@/components/admin/actions/studio-actions';
import { useAct } from '@/components/admin/actions/record-actions';
import { useController } from '@/components/admin/store/studio-context.client';
import { useLatest } from '@/components/admin/ui/use-latest';

/** Returns a stable function that runs a studio action. */
export function useStudioAction() {
  const studio = useController();
  const act = useAct();
  return useLatest((action: StudioAction) => void action.run(studio.getState(), act));
}

const keyOf = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent) =>
  `${ctrlKey || metaKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`;

const actionsByKey = new Map(
  Object.values<StudioAction>(studioActions).map((action) => [action.key, action]),
);

/** Registers the shortcuts of `studioActions` on the document. */
export function useStudioKeys() {
  const run = useStudioAction();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = actionsByKey.get(keyOf(event));
      if (!action || action.isEnabled?.(event.target) === false) return;
      event.preventDefault();
      run(action);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [run]);
}
