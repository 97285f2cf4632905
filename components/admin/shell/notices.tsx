import { useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { sharedStrings } from '@/components/admin/strings/shared';
import { noticeStrings } from '@/components/admin/strings/notices';
import { scheduleText } from '@/components/admin/records/schedule-text';
import { shellStrings } from '@/components/admin/strings/shell';
import { OtherTab } from './other-tab';
import { RecoveryNotice } from './recovery-notice';

const texts = noticeStrings;

/** What happened by itself, what the page lacks, and that a newer build is there; above the screen until it is read. */
export function Notices() {
  const { state, row, dismissNotice } = useStudio();
  const { notice, isOutdated, recovery, status } = state;
  return (
    <>
      {status.phase === 'insecure' && (
        <p className="mb-6 border-l-4 border-ink bg-paper p-4">{texts.insecure}</p>
      )}
      {status.phase === 'reading' && <OtherTab isTaken={status.since === 'lock-lost'} />}
      {recovery !== null && <RecoveryNotice recovery={recovery} />}
      {isOutdated && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-leaf bg-paper px-4 py-2">
          <p>{texts.outdated}</p>
          <button type="button" onClick={() => location.reload()} className={actionStyles.outline}>
            {shellStrings.reload}
          </button>
        </div>
      )}
      {notice !== null && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-leaf bg-paper px-4 py-2">
          <div>
            {notice.titles.length > 0 && <p>{texts[notice.kind](notice.titles)}</p>}
            {notice.scheduled?.map(({ entity, id }) => {
              const shown = row(entity, id);
              const when = shown && scheduleText(entity, shown.value);
              return when && <p key={`${entity} ${id}`}>{texts.scheduled(shown.title, when)}</p>;
            })}
          </div>
          <button type="button" onClick={dismissNotice} className={actionStyles.quiet}>
            {sharedStrings.close}
          </button>
        </div>
      )}
    </>
  );
}
