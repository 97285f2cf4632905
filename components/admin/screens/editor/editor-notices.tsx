import { memo } from 'react';
import type { SessionMode } from '@/components/admin/store/edit-session';
import type { Row } from '@/components/admin/store/types';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { recordActions, useRecordAction } from '@/components/admin/actions/record-actions';
import { editorStrings } from '@/components/admin/strings/editor';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { type Entity, registry } from '@/content/registry';

const texts = editorStrings.notices;

const ReviewProblemPanel = lazyPart(() =>
  import('@/components/admin/screens/review/disputed-fields').then((module) => module.ReviewProblemPanel),
);

type EditorNoticesProps = {
  readonly row: Row | null;
  readonly entity: Entity;
  readonly mode: SessionMode;
};

/** Notices above the form: order of new records, a deletion, a newer version on the website. */
export const EditorNotices = memo(function EditorNotices({ row, entity, mode }: EditorNoticesProps) {
  const run = useRecordAction();
  const { singular: noun, orderNote } = registry[entity];

  return (
    <>
      {orderNote !== undefined && (row === null || row.published === null) && (
        <p className="mb-6 max-w-measure text-concrete-600">
          {texts.standsLast(noun)} {orderNote}
        </p>
      )}
      {row?.state.kind === 'deleted' && (
        <div className="mb-6 border-l-4 border-ink bg-paper p-4">
          <p className="font-semibold">{texts.deleted(noun)}</p>
          <StudioButton onPress={() => run(recordActions.restore, [row])} className="mt-3">
            {recordActions.restore.label}
          </StudioButton>
        </div>
      )}
      {row?.state.kind === 'review' && mode === 'editing' && (
        <ReviewProblemPanel row={row} problem={row.state.problem} />
      )}
    </>
  );
});
