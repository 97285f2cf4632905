import { act } from '@/components/admin/ui/announce';
import type { Studio } from '@/components/admin/store/studio';
import { actionStrings as texts, sharedStrings } from '@/components/admin/strings/shared';
import { showDialog } from '@/components/admin/ui/dialog-frame';

/** Id of the search box, which the shortcut focuses. */
export const SEARCH_ID = 'studio-search';

/** An action with a keyboard shortcut that works on every screen. */
export type StudioAction = {
  readonly label: string;
  /** Such as `mod+shift+z`; `mod` is Ctrl or Cmd. No single letters. */
  readonly key: string;
  /** Note after the label in the list of keys. */
  readonly keyNote?: string;
  /** Whether the shortcut works for an event target; by default everywhere. */
  readonly isEnabled?: (target: EventTarget | null) => boolean;
  readonly run: (studio: Studio) => unknown;
};

const isOutside = () => document.querySelector('dialog:modal') === null;

/** Whether the browser's native undo works in an element. The visual editor has none: the form's Undo handles it. */
const hasOwnUndo = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'file'].includes(target.type));
const isUndoable = (target: EventTarget | null) => isOutside() && !hasOwnUndo(target);

/** Actions with shortcuts. Buttons, key listener and list of keys are derived from these objects. */
export const studioActions = {
  search: {
    label: texts.search,
    key: 'mod+k',
    isEnabled: isOutside,
    run: () => document.getElementById(SEARCH_ID)?.focus(),
  },
  save: {
    label: texts.save,
    key: 'mod+s',
    run: ({ flush }) => act(flush(), () => sharedStrings.saved),
  },
  undo: {
    label: texts.undo,
    key: 'mod+z',
    keyNote: texts.outsideFields,
    isEnabled: isUndoable,
    run: ({ undo }) =>
      act(undo(), ({ label, hasChanged }) => (hasChanged ? texts.undone(label) : texts.online(label))),
  },
  redo: {
    label: texts.redo,
    key: 'mod+shift+z',
    keyNote: texts.outsideFields,
    isEnabled: isUndoable,
    run: ({ redo }) => act(redo(), ({ label }) => texts.redone(label)),
  },
  keys: {
    label: texts.keys,
    key: 'shift+f1',
    run: () => showDialog('keys'),
  },
} as const satisfies Readonly<Record<string, StudioAction>>;
