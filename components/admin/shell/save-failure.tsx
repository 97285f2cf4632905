import { useEffect, useState } from 'react';
import type { StorageInfo } from '@/components/admin/store/studio-api';
import { useStudio } from '@/components/admin/store/use-studio';
import { bytesText } from '@/components/admin/strings/bytes-text';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { refusalText } from '@/components/admin/records/refusal-text';
import { sharedStrings } from '@/components/admin/strings/shared';
import { shellStrings } from '@/components/admin/strings/shell';
import { useAnnounce } from '@/components/admin/ui/use-announce';
import { useBackup } from '@/components/admin/records/use-backup';

const texts = shellStrings.failure;

/** Stands over every screen while something could not be saved, and cannot be dismissed: only saving removes it. */
export function SaveFailure() {
  const { state, flush, freeUnusedPictures, storageInfo } = useStudio();
  const { announce } = useAnnounce();
  const downloadBackup = useBackup();
  const [info, setInfo] = useState<StorageInfo | null>(null);
  const hasFailed = state.save.kind === 'failed';

  useEffect(() => {
    if (!hasFailed) return;
    let isShown = true;
    void storageInfo().then((found) => {
      if (isShown) setInfo(found);
    });
    return () => {
      isShown = false;
    };
  }, [hasFailed, storageInfo]);

  if (state.save.kind !== 'failed') return <div role="alert" />;
  const isFull = state.save.reason === 'quota';
  const unused = info?.unusedPictures ?? 0;

  const retry = async () => {
    const outcome = await flush();
    announce(outcome.ok ? sharedStrings.saved : refusalText(outcome));
  };
  const free = async () => {
    const outcome = await freeUnusedPictures();
    if (!outcome.ok) return announce(refusalText(outcome));
    announce(sharedStrings.space.freed(bytesText(outcome.value.bytes)));
    await retry();
  };

  return (
    <div role="alert" data-ground="dark" className="bg-clay px-4 py-3 text-white md:px-6 xl:px-10">
      <p className="font-semibold">
        {isFull ? texts.full : state.save.reason === 'cut-off' ? texts.cutOff : texts.refused}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" onClick={() => void downloadBackup()} className={actionStyles.onDark}>
          {sharedStrings.backup.download}
        </button>
        {isFull && unused > 0 && (
          <button type="button" onClick={() => void free()} className={actionStyles.onDark}>
            {sharedStrings.space.free(bytesText(unused))}
          </button>
        )}
        <button type="button" onClick={() => void retry()} className={actionStyles.onDark}>
          {texts.retry}
        </button>
      </div>
    </div>
  );
}
