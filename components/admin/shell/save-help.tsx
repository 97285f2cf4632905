import { useStudio } from '@/components/admin/store/studio-context.client';
import { bytesText } from '@/components/admin/lib/wording';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { useStorageInfo, useBackup } from '@/components/admin/records/use-storage';
import { refusalText } from '@/components/admin/records/use-act';
import { backupStrings } from '@/components/admin/strings/notices';
import { useAnnounce } from '@/components/admin/ui/announcer.client';

type SaveHelpProps = {
  /** The browser's storage is full. */
  readonly isFull: boolean;
  readonly onFreed: () => Promise<void>;
};

/** What else can be done where saving has failed: keep a backup, and make room. */
export function SaveHelp({ isFull, onFreed }: SaveHelpProps) {
  const { freeUnusedPictures } = useStudio();
  const { announce } = useAnnounce();
  const downloadBackup = useBackup();
  const { info } = useStorageInfo();
  const unused = info?.unusedPictures ?? 0;
  const free = async () => {
    const outcome = await freeUnusedPictures();
    if (!outcome.ok) return announce(refusalText(outcome));
    announce(backupStrings.freed(bytesText(outcome.value.bytes)));
    await onFreed();
  };

  return (
    <>
      <button type="button" onClick={() => void downloadBackup()} className={actionStyles.onDark}>
        {backupStrings.download}
      </button>
      {isFull && unused > 0 && (
        <button type="button" onClick={() => void free()} className={actionStyles.onDark}>
          {backupStrings.free(bytesText(unused))}
        </button>
      )}
    </>
  );
}
