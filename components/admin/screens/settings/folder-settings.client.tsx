'use client';

import { actionStyles } from '@/components/admin/ui/control-styles';
import { useFolder } from '@/components/admin/screens/publish/use-folder';
import { settingsStrings } from '@/components/admin/strings/settings';
import { useAnnounce } from '@/components/admin/ui/use-announce';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

const texts = settingsStrings.folder;

/** The checkout's `content` folder: connected or not, with which permission, and how to forget it. */
export function FolderSettings() {
  const { isSupported, handle, permission, connect, forget } = useFolder();
  const { announce } = useAnnounce();
  const isHydrated = useHydrated();

  const handleConnect = async () => {
    const problem = await connect();
    if (problem !== null) announce(problem);
  };
  const handleForget = async () => announce((await forget()) ?? texts.forgotten);

  return (
    <>
      <p className="max-w-measure">
        {handle === null ? texts.none : texts.connected(handle.name, texts.permissions[permission])}
      </p>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-2">
        {isHydrated && !isSupported && <p>{texts.unsupported}</p>}
        {isSupported && (
          <button type="button" onClick={() => void handleConnect()} className={actionStyles.outline}>
            {handle === null ? texts.connect : texts.connectAnother}
          </button>
        )}
        {handle !== null && (
          <button type="button" onClick={() => void handleForget()} className={actionStyles.outline}>
            {texts.forget}
          </button>
        )}
      </div>
    </>
  );
}
