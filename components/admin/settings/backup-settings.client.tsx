'use client';

import { useStudio } from '@/components/admin/drafts/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { counted } from '@/components/admin/shared/counted';
import { ImportSection } from '@/components/admin/shared/publish/import-section';
import { useBackup } from '@/components/admin/shared/use-backup';

/** All drafts as one file, finished or not, and back again. */
export function BackupSettings() {
  const { changeCount } = useStudio();
  const downloadBackup = useBackup();
  return (
    <>
      <p className="max-w-measure">
        A backup holds {counted(changeCount, 'unpublished change')} with their pictures, also unfinished ones.
        It can be imported on another computer.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={() => void downloadBackup()} className={actionStyles.outline}>
          Export all
        </button>
      </div>
      <div className="mt-6">
        <ImportSection />
      </div>
    </>
  );
}
