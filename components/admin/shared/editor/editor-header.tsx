import { useRouter } from 'next/navigation';
import { memo, useState } from 'react';
import type { EditSession, SessionMode } from '@/components/admin/store/edit-session-types';
import type { Row } from '@/components/admin/store/types';
import { useStudioPart } from '@/components/admin/store/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { duplicatePath, editTitle, isFree, newTitle } from '@/components/admin/shared/entities';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { editorStrings } from '@/components/admin/shared/strings/editor';
import { StudioLink } from '@/components/admin/shared/studio-link';
import { useAnnounce } from '@/components/admin/shared/use-announce';
import { type Entity, registry } from '@/content/registry';
import { CompareDialog } from './compare-dialog';
import { DraftState } from './draft-state';

const texts = editorStrings.actions;

type EditorHeaderProps = {
  readonly entity: Entity;
  readonly row: Row | null;
  readonly session: EditSession;
  readonly mode: SessionMode;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onCheck: () => void;
};

/** What is edited, how it stands to the website, and what can be done with it. Saving is nobody's task here. */
export const EditorHeader = memo(function EditorHeader({
  entity,
  row,
  session,
  mode,
  canUndo,
  canRedo,
  onCheck,
}: EditorHeaderProps) {
  const discard = useStudioPart((studio) => studio.discard);
  const remove = useStudioPart((studio) => studio.remove);
  const { announce } = useAnnounce();
  const router = useRouter();
  const [isComparing, setIsComparing] = useState(false);
  const info = registry[entity];
  const isNew = row === null || row.published === null;
  const isMine = mode === 'editing';
  const hasDraft = row !== null && row.draft !== null;

  const drop = async () => {
    if (row === null) return;
    const outcome = await discard([row]);
    if (!outcome.ok) announce(refusalText(outcome));
    else if (row.published === null) router.push(info.list.path);
  };

  const erase = async () => {
    if (row === null) return;
    const outcome = await remove([row]);
    if (outcome.ok) router.push(info.list.path);
    else announce(refusalText(outcome));
  };

  return (
    <header className="mb-6">
      <h1 className="type-h3">{isNew ? newTitle(entity) : editTitle(entity)}</h1>
      <DraftState row={row} />
      <div className="mt-4 flex flex-wrap gap-joint">
        <button type="button" onClick={onCheck} className={actionStyles.solid}>
          {texts.check}
        </button>
        {isMine && (canUndo || canRedo) && (
          <>
            <button
              type="button"
              aria-disabled={!canUndo}
              onClick={() => session.undo()}
              className={actionStyles.outline}
            >
              {texts.undo}
            </button>
            <button
              type="button"
              aria-disabled={!canRedo}
              onClick={() => session.redo()}
              className={actionStyles.outline}
            >
              {texts.redo}
            </button>
          </>
        )}
        {hasDraft && !isNew && (
          <button type="button" onClick={() => setIsComparing(true)} className={actionStyles.outline}>
            {texts.compare}
          </button>
        )}
        {hasDraft && isMine && (
          <button type="button" onClick={() => void drop()} className={actionStyles.outline}>
            {texts.discard}
          </button>
        )}
        {row !== null && isFree(entity) && (
          <StudioLink href={duplicatePath(entity, row.id)} className={actionStyles.outline}>
            {texts.duplicate}
          </StudioLink>
        )}
        {row !== null && isFree(entity) && !isNew && isMine && row.state.kind !== 'deleted' && (
          <button
            type="button"
            onClick={() => void erase()}
            // Apart from the rest, so that no hand slips onto it.
            className={`${actionStyles.outline} ml-auto`}
          >
            {texts.delete}
          </button>
        )}
      </div>
      {isComparing && row !== null && <CompareDialog row={row} onClosed={() => setIsComparing(false)} />}
    </header>
  );
});
