import { site } from '@/components/admin/site';
import { useTabTitle } from '@/components/admin/ui/place-name';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { SessionMode } from '@/components/admin/store/edit-session';
import type { StudioState } from '@/components/admin/store/core';
import { draftKey } from '@/components/admin/store/layers';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { Row } from '@/components/admin/store/types';
import { draftedValue, formTitle, isFree, websitePath } from '@/components/admin/records/entities';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { loadRepository } from '@/components/admin/screens/repository-part';
import { loadReview } from '@/components/admin/screens/review-part';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { recordActions } from '@/components/admin/actions/studio-actions';
import { useRecordAction } from '@/components/admin/actions/use-actions';
import type { Entity } from '@/lib/records';
import { fullTitle } from '@/components/admin/records/row-text';
import { banglaNote } from '@/components/admin/records/bangla';
import { websiteState } from '@/components/admin/records/shown-state';
import { StateTag } from '@/components/admin/records/state-tag';
import { editorStrings } from '@/components/admin/strings/editor';
import { momentText } from '@/components/admin/lib/wording';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { StudioLink, useGo } from '@/components/admin/ui/studio-link';
import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/components/admin/routes';

const { actions: texts, state: stateTexts } = editorStrings;

function DraftState({ row }: { readonly row: Row | null }) {
  return (
    // Has one height with and without draft, to avoid a layout shift at the first key.
    <p className="mt-1 flex min-h-8 items-center gap-x-4 text-concrete-600">
      {row === null && <span>{stateTexts.nothing}</span>}
      {row !== null && row.change === null && <span>{websiteText(row)}</span>}
      {row !== null && row.change !== null && (
        <>
          <span>{stateTexts.draftOf(momentText(row.change.savedAt))}</span>
          <span className={row.state.kind === 'review' ? undefined : 'max-md:sr-only'}>
            {websiteText(row)}
          </span>
          <StateTag of={row} />
        </>
      )}
      {row !== null && <span>{banglaNote(row.value)}</span>}
    </p>
  );
}

/** Says how the website, as built, has the record. */
function websiteText(row: Row) {
  if (row.state.kind === 'review') return stateTexts.changed;
  const online = websiteState(row);
  if (online === null) return stateTexts.unpublished;
  if (online.kind !== 'published') return online.text;
  return row.change === null ? stateTexts.same : stateTexts.unchanged;
}

const FieldChanges = lazyPart(loadReview, 'FieldChanges');

const VersionsDialog = process.env.CONTENT_REPOSITORY ? lazyPart(loadRepository, 'VersionsDialog') : null;

type EditorHeaderProps = {
  readonly entity: Entity;
  readonly row: Row | null;
  readonly mode: SessionMode;
  readonly onCheck: () => void;
  /** See `EditorScreen`. */
  readonly isBeside?: true | undefined;
};

/** Header of the editor: title, draft state and actions. Has no save button: saving is automatic. */
export function EditorHeader(props: EditorHeaderProps) {
  const { entity, row } = props;
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const close = () => setDialog(null);
  const title = formTitle(entity, row);
  useTabTitle(title);
  return (
    <header className="mb-5">
      {/* On one line: what is typed as the name moves no field. */}
      <h1 className="type-h3">
        <span className="block truncate">{title}</span>
      </h1>
      <DraftState row={row} />
      <EditorActions {...props} onOpen={setDialog} />
      {VersionsDialog && row !== null && dialog === 'versions' && (
        <VersionsDialog entity={entity} id={row.id} onClosed={close} />
      )}
      {row !== null && dialog === 'comparison' && (
        <DialogFrame
          id="studio-compare"
          title={`${texts.compare}: ${fullTitle(row)}`}
          openOnMount
          onClosed={close}
          className="max-w-5xl"
        >
          <FieldChanges entity={entity} before={row.published} after={draftedValue(row)} />
        </DialogFrame>
      )}
    </header>
  );
}

type EditorDialog = 'comparison' | 'versions';

type EditorActionsProps = EditorHeaderProps & { readonly onOpen: (dialog: EditorDialog) => void };

/** Actions on a record. Typing adds and removes none: the form below would shift under the finger. */
function EditorActions({ entity, row, mode, onCheck, isBeside, onOpen }: EditorActionsProps) {
  const run = useRecordAction();
  const { discard, duplicate, delete: remove } = recordActions;
  const go = useGo();
  const rows = row === null ? [] : [row];
  const isMine = mode === 'editing';
  const hasNoDraft = row === null || row.change === null;
  const isPublished = row !== null && row.published !== null;
  // A record that waits for its day, or has ended, has no page.
  const isOnline = row !== null && websiteState(row)?.kind === 'published';
  const page = isOnline ? websitePath(entity, row.id) : null;
  const { isSingle, list } = site().registry[entity];
  const toList = () => go(list.path);
  return (
    <div className="relative mt-3 flex flex-wrap gap-joint">
      {/* Only a link: all changes are saved already. A single has no list. */}
      {!isBeside && (
        <StudioLink href={isSingle ? adminRoutes.dashboard : list.path} className={actionStyles.solid}>
          {texts.done}
        </StudioLink>
      )}
      <StudioButton label={texts.check} onPress={onCheck} />
      {page !== null && (
        <Link href={page} newTab={texts.newTab} className={actionStyles.outline}>
          {texts.view}
        </Link>
      )}
      {row !== null && (
        <More>
          {isPublished && entry(texts.compare, hasNoDraft, () => onOpen('comparison'))}
          {VersionsDialog && entry(texts.versions, false, () => onOpen('versions'))}
          {isFree(entity) && isMine && entry(duplicate.label, false, (event) => run(duplicate, rows, event))}
          {isMine &&
            entry(
              discard.label,
              hasNoDraft,
              async (event) => (await run(discard, rows, event)) && !isPublished && toList(),
            )}
          {isPublished &&
            isMine &&
            remove.isEnabled(row) &&
            entry(remove.label, false, async (event) => (await run(remove, rows, event)) && toList())}
        </More>
      )}
    </div>
  );
}

const entry = (label: string, isOff: boolean, onPress: (event: MouseEvent) => unknown) => (
  <StudioButton label={label} look="entry" isOff={isOff} onPress={onPress} />
);

/** Button for the rarer actions (WAI-ARIA APG, Disclosure). It has the focus again before an action runs. */
function More({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (!root.current?.open) return;
    root.current.open = false;
    root.current.querySelector('summary')?.focus();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what bubbles here comes from the controls inside
    <details
      ref={root}
      className="md:relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <summary className={`${actionStyles.outline} list-none`}>
        <span>{texts.more}</span>
        <span aria-hidden="true">▾</span>
      </summary>
      <div
        onClickCapture={close}
        className="absolute inset-x-0 top-full z-header mt-1 border border-joint bg-white py-2 shadow-menu md:right-auto md:w-64"
      >
        {children}
      </div>
    </details>
  );
}

const ReturnedNote = process.env.CONTENT_APPROVAL ? lazyPart(loadRepository, 'ReturnedNote') : null;

/** What a colleague can still approve of a record that its author has edited since; undefined without it. */
function editedProposal({ handed }: StudioState, row: Row) {
  const before = handed.get(draftKey(row));
  return before?.to === 'proposal' && row.state.kind !== 'proposed' ? before : undefined;
}

const ReviewProblemPanel = lazyPart(loadReview, 'ReviewProblemPanel');

/** Notices above the form: order of new records, a deletion, a proposal, a newer version on the website. */
export function EditorNotices({ row, entity, mode }: Omit<EditorHeaderProps, 'onCheck' | 'isBeside'>) {
  const run = useRecordAction();
  const { singular: noun, orderNote } = site().registry[entity];
  const proposed = useStudio(({ state }) => (row === null ? undefined : editedProposal(state, row)));

  return (
    <>
      {orderNote !== undefined && (row === null || row.published === null) && (
        <p className="mb-6 max-w-measure text-concrete-600">
          {`${editorStrings.standsLast(noun)} ${orderNote}`}
        </p>
      )}
      {row?.state.kind === 'deleted' && (
        <div className="mb-6 border-l-4 border-ink bg-paper p-4">
          <p className="font-semibold">{editorStrings.deleted(noun)}</p>
          <StudioButton
            label={recordActions.restore.label}
            onPress={(event) => run(recordActions.restore, [row], event)}
            className="mt-3"
          />
        </div>
      )}
      {proposed !== undefined && (
        <p className="mb-6 border-l-4 border-ink bg-paper p-4">
          {editorStrings.proposedBefore(momentText(proposed.handedAt))}
        </p>
      )}
      {ReturnedNote && row !== null && row.change !== null && <ReturnedNote row={row} />}
      {row?.state.kind === 'review' && mode === 'editing' && <ReviewProblemPanel row={row} />}
    </>
  );
}
