import { memo, useState } from 'react';
import type { EditSession, SessionMode } from '@/components/admin/drafts/edit-session-types';
import type { Row } from '@/components/admin/drafts/types';
import { useStudioPart } from '@/components/admin/drafts/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { entityInfo } from '@/components/admin/shared/entities';
import { fieldLabel } from '@/components/admin/shared/fields/field-specs';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { useAnnounce } from '@/components/admin/shared/use-announce';
import { ReviewProblemPanel } from '@/components/admin/shared/review/review-problem-panel';

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
              {mode === 'elsewhere'
                ? `This ${noun} is open in another tab.`
                : `Another tab has taken over this ${noun}. What you typed here is saved.`}
            </p>
            <p className="mt-1">
              It can be read here. To write here, take it over; the other tab can then only read it.
            </p>
            <button
              type="button"
              aria-disabled={isTaking}
              onClick={() => !isTaking && void takeOver()}
              className={`${actionStyles.solid} mt-3`}
            >
              Take over
            </button>
          </div>
        )}
        {disputed.length > 0 && (
          <p className={frame}>
            Another tab had changed this {noun} too. Both were merged; where both had changed the same field,
            the text of {mode === 'taken' ? 'the other' : 'this'} tab stands, and Undo leads to the other
            text: {disputed.map((field) => fieldLabel(session.entity, field)).join(', ')}.
          </p>
        )}
      </div>
      {row?.state.kind === 'deleted' && (
        <div className={frame}>
          <p className="font-semibold">This {noun} is deleted when you publish.</p>
          <button type="button" onClick={() => void bringBack()} className={`${actionStyles.outline} mt-3`}>
            Restore
          </button>
        </div>
      )}
      {row?.state.kind === 'review' && mode === 'editing' && (
        <ReviewProblemPanel row={row} problem={row.state.problem} />
      )}
    </>
  );
});
