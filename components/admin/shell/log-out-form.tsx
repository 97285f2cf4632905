import { loadRepository } from '@/components/admin/screens/repository-part';
import { site } from '@/components/admin/site';
import { useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { LabelledCheckbox } from '@/components/admin/ui/labelled-input';
import { refusalText } from '@/components/admin/ui/announce';
import { backupStrings } from '@/components/admin/strings/notices';
import { logOutStrings as texts } from '@/components/admin/strings/dialogs';
import { sharedStrings } from '@/components/admin/strings/shared';
import { useBackup } from '@/components/admin/records/use-storage';

/** Form for logging out. There are no accounts: deletes local identity data; on request all drafts, after a backup. */
export function LogOutForm() {
  const { changeCount, forgetIdentity, eraseEverything, flush } = useStudio();
  const downloadBackup = useBackup();
  const [isErasing, setIsErasing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const logOut = async () => {
    setProblem(null);
    // First: a tab that only reads, or a full store, refuses what follows.
    if (process.env.CONTENT_REPOSITORY) {
      await (await loadRepository()).disconnect();
    }
    const saved = await flush();
    if (!saved.ok && !isErasing) return setProblem(refusalText(saved));
    if (isErasing && changeCount > 0 && !(await downloadBackup())) {
      return setProblem(texts.noBackup);
    }
    const outcome = await (isErasing ? eraseEverything() : forgetIdentity());
    if (!outcome.ok) return setProblem(refusalText(outcome));
    location.assign(site().home);
  };

  return (
    <>
      <p>{texts.intro(changeCount)}</p>
      <LabelledCheckbox label={texts.erase} checked={isErasing} onTick={setIsErasing} className="mt-4 flex" />
      <p role="alert" className="font-semibold">
        {problem}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <StudioButton label={backupStrings.download} onPress={() => downloadBackup()} />
        <StudioButton label={texts.logOut} look="solid" onPress={logOut} />
        <StudioButton label={sharedStrings.cancel} commandfor={dialogIds.logOut} command="close" />
      </div>
    </>
  );
}
