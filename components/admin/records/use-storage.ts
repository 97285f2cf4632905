import { site } from '@/components/admin/site';
import { signatureOf } from '@/components/admin/store/profile';
import { inListOrder } from '@/components/admin/store/records';
import type { MetaKey } from '@/components/admin/store/types';
import { bytesText } from '@/components/admin/lib/wording';
import { act, announce } from '@/components/admin/ui/announce';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { saveFile } from '@/components/admin/ui/save-file';
import { backupStrings as texts } from '@/components/admin/strings/notices';
import { useEffect, useState } from 'react';

/** Returns a function that downloads all drafts, finished or not. Resolves to success. */
export function useBackup() {
  const { contents, state } = useStudio();
  return async () => {
    try {
      // Imported on demand: contains schemas and checks.
      const [exchange, { drafts, media }] = await Promise.all([site().loadExchange(), contents()]);
      const createdBy = signatureOf(state.profile);
      const inOrder = inListOrder(state, drafts);
      const bundle = await exchange.makeBundle({ drafts: inOrder, media, complete: false, createdBy });
      if (!bundle.ok) {
        announce(texts.refused(bundle.problems.map(({ message }) => message).join(' ')));
        return false;
      }
      const name = bundle.value.name.replace('content-', 'backup-');
      saveFile(name, bundle.value.text);
      announce(texts.made(name));
      return true;
    } catch {
      announce(texts.failed);
      return false;
    }
  };
}

/** Returns facts about the browser's storage, null until known; updated with drafts and pictures, and by `ask`. */
export function useStorageInfo() {
  const { state, storageInfo, freeUnusedPictures } = useStudio();
  const [info, setInfo] = useState<Awaited<ReturnType<typeof storageInfo>> | null>(null);
  const { status, drafts, media } = state;

  useEffect(() => {
    void storageInfo().then(setInfo);
  }, [storageInfo, status, drafts, media]);

  return {
    info,
    ask: () => storageInfo().then(setInfo),
    free: () => act(freeUnusedPictures(), ({ bytes }) => texts.freed(bytesText(bytes))),
  };
}

/** Returns the value of a key in `meta`; undefined until it is read. */
export function useMeta(key: MetaKey): unknown {
  const { readMeta, state } = useStudio();
  const [value, setValue] = useState<unknown>();
  const isOpen = state.storeName !== null;

  useEffect(() => {
    if (isOpen) void readMeta(key).then((entry) => entry.ok && setValue(entry.value));
  }, [isOpen, key, readMeta]);
  return value;
}
