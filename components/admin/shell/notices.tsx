import { bytesText } from '@/components/admin/lib/wording';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { focusHeading } from '@/components/admin/ui/focus-heading';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { sharedStrings } from '@/components/admin/strings/shared';
import { backupStrings, noticeStrings as texts } from '@/components/admin/strings/notices';
import { scheduleText } from '@/components/admin/records/shown-state';
import { shellStrings } from '@/components/admin/strings/shell';
import { useState } from 'react';
import { useBackup, useStorageInfo } from '@/components/admin/records/use-storage';
import { isOrder, valueOf } from '@/components/admin/store/records';
import type { Recovery } from '@/components/admin/store/types';
import { registry } from '@/content/registry';

/** Notices above the screen: automatic events, limits of this tab, unsaved entries, a newer build. */
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

const tabTexts = texts.otherTab;

function OtherTab({ isTaken }: { readonly isTaken: boolean }) {
  const { workHere } = useStudio();
  const { getState } = useController();
  const [isAsking, setIsAsking] = useState(false);

  const ask = async () => {
    setIsAsking(true);
    await workHere();
    setIsAsking(false);
    if (getState().state.status.phase === 'ready') focusHeading();
  };

  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-ink bg-paper px-4 py-2">
      <p>{isAsking ? tabTexts.asking : isTaken ? tabTexts.taken : tabTexts.open}</p>
      <StudioButton label={tabTexts.workHere} look="solid" isOff={isAsking} onPress={ask} />
    </div>
  );
}

const recoveryTexts = texts.recovery;

function RecoveryNotice({ recovery }: { readonly recovery: Recovery }) {
  const { forgetRecovery, named } = useStudio();
  const downloadBackup = useBackup();
  const titles = recovery.drafts.map((draft) =>
    isOrder(draft)
      ? registry[draft.entity].plural
      : registry[draft.entity].titleOf(named(draft.entity, valueOf(draft))) || draft.id,
  );
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-clay bg-paper px-4 py-2">
      <p className="max-w-measure">{recoveryTexts.text(titles)}</p>
      <div className="flex flex-wrap gap-2">
        <StudioButton label={recoveryTexts.download} look="solid" onPress={() => downloadBackup(recovery)} />
        <StudioButton label={recoveryTexts.discard} look="quiet" onPress={forgetRecovery} />
      </div>
    </div>
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
