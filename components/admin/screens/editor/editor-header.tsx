import { useRouter } from 'next/navigation';
import { memo, Suspense, useState, type ReactNode } from 'react';
import type { SessionMode } from '@/components/admin/store/edit-session';
import type { Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { editTitle, newTitle, isFree, websitePath } from '@/components/admin/records/entities';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useAct, useDuplicate } from '@/components/admin/records/use-act';
import { type Entity, registry } from '@/content/registry';
import { banglaNote } from '@/components/admin/records/bangla';
import { StateTag } from '@/components/admin/records/state-tag';
import { editorStrings } from '@/components/admin/strings/editor';
import { momentText } from '@/components/admin/lib/time-text';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/content/admin';

const stateTexts = editorStrings.state;

/** How a record stands to the website, and what is to be done in Bangla. */
function DraftState({ row }: { readonly row: Row | null }) {
  return (
    <p className="mt-1 flex min-h-8 items-center gap-x-4 text-concrete-600">
      {row === null ? (
        stateTexts.nothing
      ) : row.draft === null ? (
        stateTexts.same
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
      <span>{stateTexts.draftOf(momentText(at))}</span>
      <span className={row.state.kind === 'review' ? undefined : 'max-md:sr-only'}>{websiteText(row)}</span>
      <StateTag state={row.state} />
    </>
  );
}

function websiteText({ published, state }: Row) {
  if (state.kind === 'review') return stateTexts.changed;
  return published === null ? stateTexts.unpublished : stateTexts.unchanged;
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

const actionTexts = editorStrings.actions;

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
function EditorActions({ entity, row, isMine, ...on }: EditorActionsProps) {
  const hasDraft = row !== null && row.draft !== null;
  const isPublished = row !== null && row.published !== null;
  const page = row === null ? null : websitePath(entity, row.id);
  return (
    <div className="relative -mx-1 mt-3 flex gap-joint overflow-x-auto p-1 whitespace-nowrap">
      {/* Everything is saved as it is typed: being done only leads back. */}
      <StudioLink href={doneWith(entity)} className={actionStyles.solid}>
        {actionTexts.done}
      </StudioLink>
      <Action onClick={on.onCheck}>{actionTexts.check}</Action>
      {isPublished && (
        <Action isOff={!hasDraft} onClick={on.onCompare}>
          {actionTexts.compare}
        </Action>
      )}
      {isMine && (
        <Action isOff={!hasDraft} onClick={on.onDiscard}>
          {actionTexts.discard}
        </Action>
      )}
      {isPublished && page !== null && (
        <Link href={page} newTab={actionTexts.newTab} className={actionStyles.outline}>
          {actionTexts.view}
        </Link>
      )}
      {row !== null && isFree(entity) && isMine && (
        <Action onClick={on.onDuplicate}>{actionTexts.duplicate}</Action>
      )}
      {isPublished && isFree(entity) && isMine && row.state.kind !== 'deleted' && (
        // Apart from the rest, so that no hand slips onto it.
        <button type="button" onClick={on.onDelete} className={`${actionStyles.outline} ml-auto`}>
          {actionTexts.delete}
        </button>
      )}
    </div>
  );
}
