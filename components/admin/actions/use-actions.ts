import { useEffect } from 'react';
import { useController } from '@/components/admin/store/studio-context.client';
import type { Row } from '@/components/admin/store/types';
import { act } from '@/components/admin/ui/announce';
import { useGo } from '@/components/admin/ui/studio-link';
import { focusHeading } from '@/components/admin/ui/focus-heading';
import { type RecordAction, type StudioAction, studioActions } from './studio-actions';

/** Returns a function that runs an action on rows for a click, announces a failure, and resolves to its success. */
export function useRecordAction() {
  const studio = useController();
  const go = useGo();
  const goTo = (path: string) => {
    go(path);
    // A copy opens on the path of the editor, so focus must be moved here.
    focusHeading();
  };
  // The second click of a double click would restore what the first one deleted, or make another copy.
  return async (action: RecordAction, rows: readonly Row[], { detail }: Pick<MouseEvent, 'detail'>) =>
    detail < 2 && act(action.run(studio.getState(), rows, goTo));
}

const modifiersOf = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  `${ctrlKey || metaKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${shiftKey ? 'shift+' : ''}`;

/** Returns the Latin letter at the key's place if its layout, such as Bangla, types no ASCII character there. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^Key[A-Z]$/.test(code) && !/^[!-~]$/.test(key) ? code.slice(3) : key;

const actionsByKey = new Map(
  Object.values<StudioAction>(studioActions).flatMap((action) =>
    [action.key, action.otherKey].flatMap((key) => (key === undefined ? [] : [[key, action] as const])),
  ),
);

/** Registers the shortcuts of `studioActions` on the document. */
export function useStudioKeys() {
  const { getState } = useController();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = actionsByKey.get(modifiersOf(event) + letterOf(event).toLowerCase());
      if (!action || action.isEnabled?.(event.target) === false) return;
      event.preventDefault();
      void action.run(getState());
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [getState]);
}
