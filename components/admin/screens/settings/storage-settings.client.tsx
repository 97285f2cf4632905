'use client';

import { useStudio } from '@/components/admin/store/studio-context.client';
import { bytesText } from '@/components/admin/lib/wording';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useStorageInfo, useBackup } from '@/components/admin/records/use-storage';
import { settingsStrings } from '@/components/admin/strings/settings';
import { backupStrings } from '@/components/admin/strings/notices';
import { useAnnounce } from '@/components/admin/ui/announcer.client';
import { ImportSection } from '@/components/admin/screens/publish/import-section';
import { RECORD_VERSION } from '@/content/exchange/record-migrations';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

const texts = settingsStrings.storage;

/** Shows used storage, and whether the browser may erase it. */
export function StorageSettings() {
  const { requestPersistence } = useStudio();
  const { announce } = useAnnounce();
  const { info, ask, free } = useStorageInfo();

  const keep = async () => {
    const isKept = await requestPersistence();
    announce(isKept ? texts.kept : texts.refused);
    await ask();
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
        {!info.isPersistent && <StudioButton onPress={keep}>{texts.ask}</StudioButton>}
        {info.unusedPictures > 0 && (
          <StudioButton onPress={free}>{backupStrings.free(bytesText(info.unusedPictures))}</StudioButton>
        )}
      </div>
    </div>
  );
}

const backupTexts = settingsStrings.backup;

/** Exports all drafts as one file, finished or not, and imports such files. */
export function BackupSettings() {
  const { changeCount } = useStudio();
  const downloadBackup = useBackup();
  return (
    <>
      <p className="max-w-measure">{backupTexts.intro(changeCount)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <StudioButton onPress={downloadBackup}>{backupTexts.export}</StudioButton>
      </div>
      <div className="mt-6">
        <ImportSection />
      </div>
    </>
  );
}

const aboutTexts = settingsStrings.about;

const yesNo = (is: boolean) => (is ? aboutTexts.yes : aboutTexts.no);

/** Lists record version, store name and capabilities of this browser. */
export function BrowserFacts() {
  const { state } = useStudio();
  const isHydrated = useHydrated();
  const has = (test: () => boolean) => (isHydrated ? yesNo(test()) : '…');
  const facts = [
    [aboutTexts.recordForm, aboutTexts.version(RECORD_VERSION)],
    [aboutTexts.store, state.storeName ?? aboutTexts.noStore],
    [aboutTexts.isSecure, has(() => isSecureContext)],
    [aboutTexts.hasLocks, has(() => 'locks' in navigator)],
    [aboutTexts.canPersist, has(() => navigator.storage?.persist !== undefined)],
  ] as const;
  return (
    <dl className="border-t border-joint">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-joint py-2">
          <dt>{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
