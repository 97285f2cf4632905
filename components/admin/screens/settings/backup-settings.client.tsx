'use client';

import { useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { ImportSection } from '@/components/admin/screens/publish/import-section';
import { settingsStrings } from '@/components/admin/strings/settings';
import { useBackup } from '@/components/admin/records/use-backup';

const texts = settingsStrings.backup;

/** All drafts as one file, finished or not, and back again. */
export function BackupSettings() {
  const { changeCount } = useStudio();
  const downloadBackup = useBackup();
  return (
    <>
      <p className="max-w-measure">{texts.intro(changeCount)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={() => void downloadBackup()} className={actionStyles.outline}>
          {texts.export}
        </button>
      </div>
      <div className="mt-6">
        <ImportSection />
      </div>
    </>
  );
}
