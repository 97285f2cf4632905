import { useCallback, useEffect, useState } from 'react';
import type { Outcome, StorageInfo } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';

/**
 * What is known of the browser's storage, null until it has answered; asked for again with every change, which may have
 * changed the numbers, and by `ask`.
 */
export function useStorageInfo() {
  const { state, storageInfo } = useStudio();
  const [info, setInfo] = useState<StorageInfo | null>(null);
  const take = useCallback((outcome: Outcome<StorageInfo>) => {
    if (outcome.ok) setInfo(outcome.value);
  }, []);
  const { status, drafts, media } = state;

  useEffect(() => {
    void storageInfo().then(take);
  }, [storageInfo, take, status, drafts, media]);

  return { info, ask: () => storageInfo().then(take) };
}
