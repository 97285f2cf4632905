import { memo, useState } from 'react';
import type { EditSession, SessionMode } from '@/components/admin/drafts/edit-session-types';
import type { Row } from '@/components/admin/drafts/types';
import { useStudioPart } from '@/components/admin/drafts/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { entityInfo } from '@/components/admin/shared/entities';
import { fieldLabel } from '@/components/admin/shared/fields/field-specs';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { editorStrings } from '@/components/admin/shared/strings/editor';
import { useAnnounce } from '@/components/admin/shared/use-announce';
import { ReviewProblemPanel } from '@/components/admin/shared/review/review-problem-panel';

const texts = editorStrings.notices;

type EditorNoticesProps = {
  readonly row: Row | null;
  readonly session: EditSession;
  readonly mode: SessionMode;
  /** Fields that another tab had changed too. */
  readonly disputed: readonly string[];
};

const frame = 'mb-6 border-l-4 border-ink bg-paper p-4';

/** What has to be known before editing: another tab, a deletion, a newer version on the website. */
export const EditorNotices = memo(function EditorNotices({
  row,
  session,
  mode,
  disputed,
}: EditorNoticesProps) {
  const restore = useStudioPart((studio) => studio.restore);
  const { announce } = useAnnounce();
  const [isTaking, setIsTaking] = useState(false);
  const noun = entityInfo[session.entity].one;

  const takeOver = async () => {
    setIsTaking(true);
    await session.takeOver();
    setIsTaking(false);
  };

  const bringBack = async () => {
    if (row === null) return;
    const outcome = await restore([row]);
    if (!outcome.ok) announce(refusalText(outcome));
  };

  return (
    <>
      <div role="status">
        {(mode === 'elsewhere' || mode === 'taken') && (
          <div className={frame}>
            <p className="font-semibold">
              {mode === 'elsewhere' ? texts.elsewhere(noun) : texts.taken(noun)}
            </p>
            <p className="mt-1">{texts.readOnly}</p>
            <button
              type="button"
              aria-disabled={isTaking}
              onClick={() => !isTaking && void takeOver()}
              className={`${actionStyles.solid} mt-3`}
            >
              {texts.takeOver}
            </button>
          </div>
        )}
        {disputed.length > 0 && (
          <p className={frame}>
            {texts.disputed(
              noun,
              mode === 'taken',
              disputed.map((field) => fieldLabel(session.entity, field)).join(', '),
            )}
          </p>
        )}
      </div>
      {row?.state.kind === 'deleted' && (
        <div className={frame}>
          <p className="font-semibold">{texts.deleted(noun)}</p>
          <button type="button" onClick={() => void bringBack()} className={`${actionStyles.outline} mt-3`}>
            {texts.restore}
          </button>
        </div>
      )}
      {row?.state.kind === 'review' && mode === 'editing' && (
        <ReviewProblemPanel row={row} problem={row.state.problem} />
      )}
    </>
  );
});
