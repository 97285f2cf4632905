import { bytesText } from '@/components/admin/lib/wording';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { sharedStrings } from '@/components/admin/strings/shared';
import { backupStrings, noticeStrings as texts } from '@/components/admin/strings/notices';
import { scheduleText } from '@/components/admin/records/shown-state';
import { shellStrings } from '@/components/admin/strings/shell';
import { useBackup, useStorageInfo } from '@/components/admin/records/use-storage';

/** Notices above the screen: automatic events, limits of this page, a newer build. */
export function Notices() {
  const { state, row, dismissNotice } = useStudio();
  const { notice, isOutdated, status } = state;
  return (
    <>
      {status.phase === 'insecure' && (
        <p className="mb-6 border-l-4 border-ink bg-paper p-4">{texts.insecure}</p>
      )}
      {isOutdated && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-good bg-paper px-4 py-2">
          <p>{texts.outdated}</p>
          <StudioButton label={shellStrings.reload} onPress={() => location.reload()} />
        </div>
      )}
      {notice !== null && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-good bg-paper px-4 py-2">
          <div>
            {notice.titles.length > 0 && <p>{texts[notice.kind](notice.titles)}</p>}
            {notice.scheduled?.map(({ entity, id }) => {
              const scheduledRow = row(entity, id);
              const when = scheduledRow && scheduleText(entity, scheduledRow.value);
              return (
                when && <p key={`${entity} ${id}`}>{sharedStrings.schedule.of(scheduledRow.title, when)}</p>
              );
            })}
          </div>
          <StudioButton label={sharedStrings.close} look="quiet" onPress={dismissNotice} />
        </div>
      )}
    </>
  );
}

type SaveHelpProps = {
  readonly isFull: boolean;
  readonly onFreed: () => Promise<unknown>;
};

/** Further actions after a failed save: download a backup, delete unused pictures. */
export function SaveHelp({ isFull, onFreed }: SaveHelpProps) {
  const downloadBackup = useBackup();
  const { info, free } = useStorageInfo();
  const unused = info?.unusedPictures ?? 0;
  return (
    <>
      <StudioButton label={backupStrings.download} look="onDark" onPress={() => downloadBackup()} />
      {isFull && unused > 0 && (
        <StudioButton
          label={backupStrings.free(bytesText(unused))}
          look="onDark"
          onPress={async () => (await free()) && onFreed()}
        />
      )}
    </>
  );
}
