import { useRouter } from 'next/navigation';
import { memo, Suspense, useState } from 'react';
import type { SessionMode } from '@/components/admin/store/edit-session-types';
import type { Row } from '@/components/admin/store/types';
import { useStudioPart } from '@/components/admin/store/use-studio';
import { editTitle, newTitle } from '@/components/admin/records/entities';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { refusalText } from '@/components/admin/records/refusal-text';
import { useAnnounce } from '@/components/admin/ui/use-announce';
import { type Entity, registry } from '@/content/registry';
import { DraftState } from './draft-state';
import { EditorActions } from './editor-actions';

const CompareDialog = lazyPart(() => import('./compare-dialog').then((module) => module.CompareDialog));

/** Only where the build names a repository. */
const Versions = process.env.CONTENT_REPOSITORY
  ? lazyPart(() =>
      import('@/components/admin/screens/history/versions-button').then((module) => module.VersionsButton),
    )
  : null;

type EditorHeaderProps = {
  readonly entity: Entity;
  readonly row: Row | null;
  readonly mode: SessionMode;
  readonly onCheck: () => void;
};

/** What is edited, how it stands to the website, and what can be done with it. Saving is nobody's task here. */
export const EditorHeader = memo(function EditorHeader({ entity, row, mode, onCheck }: EditorHeaderProps) {
  const discard = useStudioPart((studio) => studio.discard);
  const remove = useStudioPart((studio) => studio.remove);
  const { announce } = useAnnounce();
  const router = useRouter();
  const [isComparing, setIsComparing] = useState(false);
  const info = registry[entity];
  const isNew = row === null || row.published === null;

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
      {process.env.CONTENT_REPOSITORY && Versions && row !== null ? (
        <>
          <DraftState row={row} />
          <Suspense>
            <Versions entity={entity} id={row.id} />
          </Suspense>
        </>
      ) : (
        <DraftState row={row} />
      )}
      <EditorActions
        entity={entity}
        row={row}
        isMine={mode === 'editing'}
        onCheck={onCheck}
        onCompare={() => setIsComparing(true)}
        onDiscard={() => void drop()}
        onDelete={() => void erase()}
      />
      {isComparing && row !== null && (
        <Suspense>
          <CompareDialog row={row} onClosed={() => setIsComparing(false)} />
        </Suspense>
      )}
    </header>
  );
});
