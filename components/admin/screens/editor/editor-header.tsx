import { useRouter } from 'next/navigation';
import { memo, Suspense, useState } from 'react';
import type { SessionMode } from '@/components/admin/store/edit-session';
import type { Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { editTitle, newTitle } from '@/components/admin/records/entities';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useAct } from '@/components/admin/records/use-act';
import { useDuplicate } from '@/components/admin/records/use-duplicate';
import { type Entity, registry } from '@/content/registry';
import { EditorActions } from './editor-actions';
import { banglaNote } from '@/components/admin/records/bangla-note';
import { StateTag } from '@/components/admin/records/state-tag';
import { editorStrings } from '@/components/admin/strings/editor';
import { momentText } from '@/components/admin/lib/time-text';

const texts = editorStrings.state;

/** How a record stands to the website, and what is to be done in Bangla. */
function DraftState({ row }: { readonly row: Row | null }) {
  return (
    <p className="mt-1 flex min-h-8 items-center gap-x-4 text-concrete-600">
      {row === null ? (
        texts.nothing
      ) : row.draft === null ? (
        texts.same
      ) : (
        <Draft row={row} at={row.draft.savedAt} />
      )}
      {row !== null && <span>{banglaNote(row.value)}</span>}
    </p>
  );
}

/** As high as the line for a record without a draft, so that nothing moves when the first letter is typed. */
function Draft({ row, at }: { readonly row: Row; readonly at: string }) {
  return (
    <>
      <span>{texts.draftOf(momentText(at))}</span>
      <span className={row.state.kind === 'review' ? undefined : 'max-md:sr-only'}>{websiteText(row)}</span>
      <StateTag state={row.state} />
    </>
  );
}

function websiteText({ published, state }: Row) {
  if (state.kind === 'review') return texts.changed;
  return published === null ? texts.unpublished : texts.unchanged;
}

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
  const discard = useStudio((studio) => studio.discard);
  const remove = useStudio((studio) => studio.remove);
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
