import { useRouter } from 'next/navigation';
import { editPath, isFree } from '@/components/admin/records/entities';
import type { Studio } from '@/components/admin/store/studio';
import { useController } from '@/components/admin/store/studio-context.client';
import type { Outcome, Row } from '@/components/admin/store/types';
import { actionStrings } from '@/components/admin/strings/shared';
import { act } from '@/components/admin/ui/announce';
import { focusHeading } from '@/components/admin/ui/focus-heading';
import type { StudioIconName } from '@/components/admin/ui/studio-icon';

/** An action on records, one step of the history. */
export type RecordAction = {
  readonly label: string;
  /** Icon of the button in a row. */
  readonly icon?: StudioIconName;
  readonly isEnabled: (row: Row) => boolean;
  /** @param goTo - opens another screen of the studio. */
  readonly run: (
    studio: Studio,
    rows: readonly Row[],
    goTo: (path: string) => void,
  ) => Promise<Outcome<unknown>>;
};

const isDeleted = ({ draft }: Row) => draft?.op === 'delete';
const isLive = (row: Row) => isFree(row.entity) && !isDeleted(row);

/** Actions on records, shared by rows, bulk bar and editor. */
export const recordActions = {
  duplicate: {
    label: actionStrings.duplicate,
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
    label: actionStrings.delete,
    icon: 'delete',
    isEnabled: isLive,
    run: ({ remove }, rows) => remove(rows),
  },
  restore: {
    label: actionStrings.restore,
    icon: 'restore',
    isEnabled: isDeleted,
    run: ({ restore }, rows) => restore(rows),
  },
  discard: {
    label: actionStrings.discard,
    isEnabled: ({ draft }) => draft !== null,
    run: ({ discard }, rows) => discard(rows),
  },
} as const satisfies Readonly<Record<string, RecordAction>>;

/** Returns a function that runs an action on rows, announces a failure, and resolves to whether it succeeded. */
export function useRecordAction() {
  const studio = useController();
  const router = useRouter();
  const goTo = (path: string) => {
    router.push(path);
    // A copy opens on the path of the editor, which moves no focus.
    focusHeading();
  };
  return (action: RecordAction, rows: readonly Row[]) => act(action.run(studio.getState(), rows, goTo));
}
