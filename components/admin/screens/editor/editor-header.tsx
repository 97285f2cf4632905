import { useRouter } from 'next/navigation';
import { memo, Suspense, useState } from 'react';
import type { SessionMode } from '@/components/admin/store/edit-session';
import type { Row } from '@/components/admin/store/types';
import { useStudioPart } from '@/components/admin/store/studio-context.client';
import { editTitle, newTitle } from '@/components/admin/records/entities';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useAct } from '@/components/admin/records/use-act';
import { useDuplicate } from '@/components/admin/records/use-duplicate';
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
  const duplicate = useDuplicate();
  const act = useAct();
  const router = useRouter();
  const [isComparing, setIsComparing] = useState(false);
  const info = registry[entity];
  const isNew = row === null || row.published === null;

  const rows = row === null ? [] : [row];
  const drop = async () => {
    if ((await act(discard(rows))) && isNew) router.push(info.list.path);
  };
  const erase = async () => {
    if (await act(remove(rows))) router.push(info.list.path);
  };

  return (
    <header className="mb-6">
      <h1 className="type-h3">{isNew ? newTitle(entity) : editTitle(entity)}</h1>
      <DraftState row={row} />
      {process.env.CONTENT_REPOSITORY && Versions && row !== null && (
        <Suspense>
          <Versions entity={entity} id={row.id} />
        </Suspense>
      )}
      <EditorActions
        entity={entity}
        row={row}
        isMine={mode === 'editing'}
        onCheck={onCheck}
        onCompare={() => setIsComparing(true)}
        onDiscard={() => void drop()}
        onDuplicate={() => void act(duplicate(rows))}
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
