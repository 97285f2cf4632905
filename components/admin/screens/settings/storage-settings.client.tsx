'use client';

import { useStudio } from '@/components/admin/store/studio-context.client';
import { bytesText } from '@/components/admin/lib/wording';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useStorageInfo, useBackup } from '@/components/admin/records/use-storage';
import { settingsStrings } from '@/components/admin/strings/settings';
import { backupStrings } from '@/components/admin/strings/notices';
import { act, announce, refusalText } from '@/components/admin/ui/announce';
import { ImportSection } from '@/components/admin/screens/publish/import-section';
import { RECORD_VERSION } from '@/lib/exchange';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { useState } from 'react';
import { AlertChoice, closeDialog, DialogFrame } from '@/components/admin/ui/dialog-frame';
import { LabelledInput } from '@/components/admin/ui/labelled-input';
import { saveFile } from '@/components/admin/ui/save-file';
import { SettingsSection } from './settings-section';

const texts = settingsStrings.storage;

/** Shows used storage, and whether the browser may erase it. */
export function StorageSettings() {
  const { requestPersistence } = useStudio();
  const { info, ask, free } = useStorageInfo();

  const keep = async () => {
    const isKept = await requestPersistence();
    announce(isKept ? texts.kept : texts.refused);
    await ask();
  };

  if (info === null) return <p className="min-h-24 text-concrete-600">{texts.reading}</p>;
  const { used, quota, isPersistent } = info;
  const usedText =
    used === null ? texts.unknown : texts.used(bytesText(used), quota === null ? null : bytesText(quota));
  return (
    <div className="min-h-24">
      <p className="tabular-nums">{`${usedText} ${isPersistent ? texts.kept : texts.mayErase}`}</p>
      {info.mayExpire && <p className="mt-2 font-semibold">{texts.mayExpire}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        {!isPersistent && <StudioButton label={texts.ask} onPress={keep} />}
        {info.unusedPictures > 0 && (
          <StudioButton label={backupStrings.free(bytesText(info.unusedPictures))} onPress={free} />
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
        <StudioButton label={backupTexts.export} onPress={() => downloadBackup()} />
      </div>
      <div className="mt-6">
        <ImportSection />
      </div>
    </>
  );
}

const aboutTexts = settingsStrings.about;

/** Lists record version, store name and capabilities of this browser. */
export function BrowserFacts() {
  const { state } = useStudio();
  const isHydrated = useHydrated();
  const has = (test: () => boolean) => (isHydrated ? aboutTexts[test() ? 'yes' : 'no'] : '…');
  const facts = [
    [aboutTexts.recordForm, aboutTexts.version(RECORD_VERSION)],
    [aboutTexts.store, state.storeName ?? aboutTexts.noStore],
    [aboutTexts.isSecure, has(() => isSecureContext)],
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

const eraseTexts = settingsStrings.erase;

const ID = 'erase-everything';

/** Erases all studio data of this browser, after a backup and a typed word. Not undoable. */
export function EraseEverything() {
  const { eraseEverything, changeCount, state } = useStudio();
  const downloadBackup = useBackup();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const erase = async () => {
    if (typed !== eraseTexts.word) return setProblem(eraseTexts.wrongWord);
    if (changeCount > 0 && !(await downloadBackup())) {
      return setProblem(eraseTexts.noBackup);
    }
    const outcome = await eraseEverything();
    if (!outcome.ok) return setProblem(refusalText(outcome));
    closeDialog(ID);
    announce(eraseTexts.erased);
  };

  return (
    <>
      <p className="max-w-measure">{eraseTexts.intro}</p>
      <StudioButton
        label={eraseTexts.erase}
        commandfor={ID}
        command="show-modal"
        disabled={state.status.phase !== 'ready'}
        className="mt-4"
      />
      <DialogFrame
        id={ID}
        title={eraseTexts.question}
        isAlert
        onClosed={() => {
          setTyped('');
          setProblem(null);
        }}
      >
        <LabelledInput
          label={eraseTexts.confirm}
          autoComplete="off"
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby="erase-problem"
          onText={setTyped}
        />
        <p id="erase-problem" role="alert" className="min-h-6 pt-1 font-semibold text-clay">
          {problem}
        </p>
        <AlertChoice id={ID} label={eraseTexts.erase} onConfirm={() => void erase()} />
      </DialogFrame>
    </>
  );
}

const unreadableTexts = settingsStrings.unreadable;

/** Lists stored entries that could not be read; they are kept unchanged until somebody deletes them. */
export function UnreadableDrafts() {
  const { state, deleteUnreadable } = useStudio();
  if (state.unreadable.length === 0) return null;
  return (
    <SettingsSection title={unreadableTexts.title}>
      <ul className="border-t border-joint">
        {state.unreadable.map((entry, index) => (
          <li
            key={`${entry.store} ${String(entry.key)}`}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-joint py-1"
          >
            <p>{unreadableTexts.entry(entry.store, entry.reason)}</p>
            <span className="flex flex-wrap">
              <StudioButton
                label={unreadableTexts.download}
                about={unreadableTexts.of(index + 1)}
                look="quiet"
                onPress={() => saveFile(`unreadable-${index + 1}.json`, textOf(entry.raw))}
              />
              <StudioButton
                label={unreadableTexts.delete}
                about={unreadableTexts.of(index + 1)}
                look="quiet"
                onPress={() => act(deleteUnreadable(entry), () => unreadableTexts.deleted)}
              />
            </span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

function textOf(raw: unknown) {
  try {
    return JSON.stringify(raw, writable, 2) ?? String(raw);
  } catch {
    return String(raw);
  }
}

/** JSON replacer for values without a JSON form: bigint, Map, Set. */
function writable(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
