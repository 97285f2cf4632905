import type { ReactNode } from 'react';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { isFree, websitePath } from '@/components/admin/records/entities';
import { editorStrings } from '@/components/admin/strings/editor';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { Link } from '@/components/ui/link';
import type { Row } from '@/components/admin/store/types';
import { adminRoutes } from '@/content/admin';
import { type Entity, registry } from '@/content/registry';

const texts = editorStrings.actions;

type ActionProps = {
  readonly onClick: () => void;
  readonly isOff?: boolean;
  readonly children: ReactNode;
};

/** A button that keeps its place, and the focus, while there is nothing for it to do. */
function Action({ onClick, isOff = false, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className={actionStyles.outline}
    >
      {children}
    </button>
  );
}

/** Where its list stands; a single record has none. */
const doneWith = (entity: Entity) =>
  registry[entity].isSingle ? adminRoutes.dashboard : registry[entity].list.path;

type EditorActionsProps = {
  readonly entity: Entity;
  readonly row: Row | null;
  /** Whether this tab writes. */
  readonly isMine: boolean;
  readonly onCheck: () => void;
  readonly onCompare: () => void;
  readonly onDiscard: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
};

/**
 * What can be done with a record. Typing adds no button and takes none away: what is below would move under the finger
 * that is pressing it. One row that scrolls sideways where there is no room for it.
 */
export function EditorActions({ entity, row, isMine, ...on }: EditorActionsProps) {
  const hasDraft = row !== null && row.draft !== null;
  const isPublished = row !== null && row.published !== null;
  const page = row === null ? null : websitePath(entity, row.id);
  return (
    <div className="relative -mx-1 mt-3 flex gap-joint overflow-x-auto p-1 whitespace-nowrap">
      {/* Everything is saved as it is typed: being done only leads back. */}
      <StudioLink href={doneWith(entity)} className={actionStyles.solid}>
        {texts.done}
      </StudioLink>
      <Action onClick={on.onCheck}>{texts.check}</Action>
      {isPublished && (
        <Action isOff={!hasDraft} onClick={on.onCompare}>
          {texts.compare}
        </Action>
      )}
      {isMine && (
        <Action isOff={!hasDraft} onClick={on.onDiscard}>
          {texts.discard}
        </Action>
      )}
      {isPublished && page !== null && (
        <Link href={page} newTab={texts.newTab} className={actionStyles.outline}>
          {texts.view}
        </Link>
      )}
      {row !== null && isFree(entity) && isMine && (
        <Action onClick={on.onDuplicate}>{texts.duplicate}</Action>
      )}
      {isPublished && isFree(entity) && isMine && row.state.kind !== 'deleted' && (
        // Apart from the rest, so that no hand slips onto it.
        <button type="button" onClick={on.onDelete} className={`${actionStyles.outline} ml-auto`}>
          {texts.delete}
        </button>
      )}
    </div>
  );
}
