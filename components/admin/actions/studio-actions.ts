import { act } from '@/components/admin/ui/announce';
import type { Studio } from '@/components/admin/store/studio';
import type { Outcome, Row } from '@/components/admin/store/types';
import { actionStrings as texts, sharedStrings } from '@/components/admin/strings/shared';
import { editPath, isFree } from '@/components/admin/records/entities';
import { askWhere } from './ask-where';
import { showDialog } from '@/components/admin/ui/dialog-frame';
import type { StudioIconName } from '@/components/admin/ui/studio-icon';

/** Id of the search box, which the shortcut focuses. */
export const SEARCH_ID = 'studio-search';

/** An action with a keyboard shortcut that works on every screen. */
export type StudioAction = {
  readonly label: string;
  /** Such as `mod+shift+z`; `mod` is Ctrl or Cmd. No single letters. */
  readonly key: string;
  /** Second key for the same action, such as Redo of Windows. */
  readonly otherKey?: string;
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
    otherKey: 'mod+y',
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

/** An action on records, one step of the history. */
export type RecordAction = {
  readonly label: string;
  /** Icon of the button in a row. */
  readonly icon?: StudioIconName;
  readonly isEnabled: (row: Row) => boolean;
  /**
   * Resolves to null if somebody called it off.
   * @param goTo - opens another screen of the studio.
   */
  readonly run: (
    studio: Studio,
    rows: readonly Row[],
    goTo: (path: string) => void,
  ) => Promise<Outcome<unknown> | null>;
};

const isDeleted = ({ change }: Row) => change?.op === 'delete';
const isLive = (row: Row) => isFree(row.entity) && !isDeleted(row);

/** Actions on records, shared by rows, bulk bar and editor. */
export const recordActions = {
  duplicate: {
    label: texts.duplicate,
    icon: 'duplicate',
    isEnabled: isLive,
    // Creates one draft per copy, and opens the form of a single one.
    run: async ({ duplicate }, rows, goTo) => {
      const outcome = await duplicate(rows);
      const [row] = rows;
      const [copy, ...others] = outcome.ok ? outcome.value : [];
      if (row && copy !== undefined && others.length === 0) goTo(editPath(row.entity, copy));
      return outcome;
    },
  },
  delete: {
    label: texts.delete,
    icon: 'delete',
    isEnabled: isLive,
    run: async ({ remove }, rows) => {
      const where = await askWhere(rows);
      return where?.ok ? remove(rows, where.value) : where;
    },
  },
  restore: {
    label: texts.restore,
    icon: 'restore',
    isEnabled: isDeleted,
    run: ({ restore }, rows) => restore(rows),
  },
  discard: {
    label: texts.discard,
    isEnabled: ({ change }) => change !== null,
    run: ({ discard }, rows) => discard(rows),
  },
} as const satisfies Readonly<Record<string, RecordAction>>;
