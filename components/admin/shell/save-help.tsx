import { bytesText } from '@/components/admin/lib/wording';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useStorageInfo, useBackup } from '@/components/admin/records/use-storage';
import { backupStrings } from '@/components/admin/strings/notices';

type SaveHelpProps = {
  /** Whether the browser's storage is full. */
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
      <StudioButton look="onDark" onPress={downloadBackup}>
        {backupStrings.download}
      </StudioButton>
      {isFull && unused > 0 && (
        <StudioButton look="onDark" onPress={async () => (await free()) && onFreed()}>
          {backupStrings.free(bytesText(unused))}
        </StudioButton>
      )}
    </>
  );
}
