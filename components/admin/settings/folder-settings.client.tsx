'use client';

import { actionStyles } from '@/components/admin/shared/control-styles';
import { useFolder } from '@/components/admin/shared/publish/use-folder';
import { useAnnounce } from '@/components/admin/shared/use-announce';
import { useAwake } from '@/components/ui/hooks/use-awake';

const permissions: Readonly<Record<PermissionState, string>> = {
  granted: 'The studio may write to it now.',
  denied: 'The browser refuses access to it. Connect it again.',
  prompt: 'The browser will ask for permission at the next write.',
};

/** The checkout's `content/data` folder: connected or not, with which permission, and how to forget it. */
export function FolderSettings() {
  const { isSupported, handle, permission, connect, forget } = useFolder();
  const { announce } = useAnnounce();
  const isAwake = useAwake();

  const handleConnect = async () => {
    const problem = await connect();
    if (problem !== null) announce(problem);
  };
  const handleForget = async () =>
    announce((await forget()) ?? 'The folder is forgotten. Nothing in it was changed.');

  return (
    <>
      <p className="max-w-measure">
        {handle === null
          ? 'No folder is connected. Choose the content/data folder of the website’s checkout, nothing above it.'
          : `Connected: “${handle.name}”. ${permissions[permission]}`}
      </p>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-2">
        {isAwake && !isSupported && <p>Your browser cannot write to folders. Use the bundle.</p>}
        {isSupported && (
          <button type="button" onClick={() => void handleConnect()} className={actionStyles.outline}>
            {handle === null ? 'Connect a folder' : 'Connect another folder'}
          </button>
        )}
        {handle !== null && (
          <button type="button" onClick={() => void handleForget()} className={actionStyles.outline}>
            Forget the folder
          </button>
        )}
      </div>
    </>
  );
}
