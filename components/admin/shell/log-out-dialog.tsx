import { useState } from 'react';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { counted } from '@/components/admin/shared/counted';
import { DialogFrame } from '@/components/admin/shared/dialog-frame';
import { dialogIds } from '@/components/admin/shared/dialog-ids';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { useBackup } from '@/components/admin/shared/use-backup';
import { routes } from '@/content/routes';

/** There is no account, so logging out leaves this computer tidy. Drafts are erased only on request, after a backup. */
export function LogOutDialog() {
  const { changeCount, forgetIdentity, eraseEverything, flush } = useStudio();
  const downloadBackup = useBackup();
  const [isErasing, setIsErasing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const logOut = async () => {
    setProblem(null);
    const saved = await flush();
    if (!saved.ok && !isErasing) return setProblem(refusalText(saved));
    if (isErasing && changeCount > 0 && !(await downloadBackup())) {
      return setProblem('No backup could be made, so nothing was erased and you are still logged in.');
    }
    const outcome = await (isErasing ? eraseEverything() : forgetIdentity());
    if (!outcome.ok) return setProblem(refusalText(outcome));
    location.assign(routes.home);
  };

  return (
    <DialogFrame
      id={dialogIds.logOut}
      title="Log Out"
      onClosed={() => {
        setIsErasing(false);
        setProblem(null);
      }}
    >
      <p>
        This studio has no accounts. Logging out forgets the connected folder and your name on this computer.{' '}
        {counted(changeCount, 'unpublished change')} {changeCount === 1 ? 'stays' : 'stay'} in this browser.
      </p>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isErasing}
          onChange={(event) => setIsErasing(event.target.checked)}
          className="size-5 accent-leaf"
        />
        Also erase the drafts
      </label>
      <p role="alert" className="font-semibold">
        {problem}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" onClick={() => void downloadBackup()} className={actionStyles.outline}>
          Download a backup
        </button>
        <button type="button" onClick={() => void logOut()} className={actionStyles.solid}>
          Log out
        </button>
        <button type="button" commandfor={dialogIds.logOut} command="close" className={actionStyles.outline}>
          Cancel
        </button>
      </div>
    </DialogFrame>
  );
}
