'use client';

import { useStudio } from '@/components/admin/store/studio-context.client';
import { bytesText } from '@/components/admin/lib/wording';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { useStorageInfo } from '@/components/admin/records/use-storage-info';
import { refusalText } from '@/components/admin/records/refusal-text';
import { settingsStrings } from '@/components/admin/strings/settings';
import { backupStrings } from '@/components/admin/strings/notices';
import { useAnnounce } from '@/components/admin/ui/use-announce';

const texts = settingsStrings.storage;

/** How much of the browser's storage the studio uses, and how safe it is there. */
export function StorageSettings() {
  const { keepPersistently, freeUnusedPictures } = useStudio();
  const { announce } = useAnnounce();
  const { info, ask } = useStorageInfo();

  const keep = async () => {
    const isKept = await keepPersistently();
    announce(isKept ? texts.kept : texts.refused);
    await ask();
  };
  const free = async () => {
    const outcome = await freeUnusedPictures();
    announce(outcome.ok ? backupStrings.freed(bytesText(outcome.value.bytes)) : refusalText(outcome));
  };

  if (info === null) return <p className="min-h-24 text-concrete-600">{texts.reading}</p>;
  return (
    <div className="min-h-24">
      <p className="tabular-nums">
        {info.used === null
          ? texts.unknown
          : texts.used(bytesText(info.used), info.quota === null ? null : bytesText(info.quota))}{' '}
        {info.isPersistent ? texts.kept : texts.mayErase}
      </p>
      {info.mayExpire && <p className="mt-2 font-semibold">{texts.mayExpire}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {!info.isPersistent && (
          <button type="button" onClick={() => void keep()} className={actionStyles.outline}>
            {texts.ask}
          </button>
        )}
        {info.unusedPictures > 0 && (
          <button type="button" onClick={() => void free()} className={actionStyles.outline}>
            {backupStrings.free(bytesText(info.unusedPictures))}
          </button>
        )}
      </div>
    </div>
  );
}
