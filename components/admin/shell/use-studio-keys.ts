import { useEffect } from 'react';
import { type StudioAction, studioActions } from '@/components/admin/actions/studio-actions';
import { useController } from '@/components/admin/store/studio-context.client';

const keyOf = ({ ctrlKey, metaKey, shiftKey, altKey, key }: KeyboardEvent) =>
  `${ctrlKey || metaKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}${key.toLowerCase()}`;

const actionsByKey = new Map(
  Object.values<StudioAction>(studioActions).map((action) => [action.key, action]),
);

/** Registers the shortcuts of `studioActions` on the document. */
export function useStudioKeys() {
  const { getState } = useController();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = actionsByKey.get(keyOf(event));
      if (!action || action.isEnabled?.(event.target) === false) return;
      event.preventDefault();
      void action.run(getState());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [getState]);
}
