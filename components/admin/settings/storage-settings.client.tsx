'use client';

import { useEffect, useState } from 'react';
import type { StorageInfo } from '@/components/admin/drafts/studio-api';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { bytesText } from '@/components/admin/shared/bytes-text';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { useAnnounce } from '@/components/admin/shared/use-announce';

/** How much of the browser's storage the studio uses, and how safe it is there. */
export function StorageSettings() {
  const { state, storageInfo, keepPersistently, freeUnusedPictures } = useStudio();
  const { announce } = useAnnounce();
  const [info, setInfo] = useState<StorageInfo | null>(null);
  const isReady = state.status.phase === 'ready';

  useEffect(() => {
    if (!isReady) return;
    let isShown = true;
    void storageInfo().then((found) => {
      if (isShown) setInfo(found);
    });
    return () => {
      isShown = false;
    };
    // Every change may have changed the numbers.
  }, [isReady, state.drafts, state.media, storageInfo]);

  const keep = async () => {
    const isKept = await keepPersistently();
    announce(
      isKept
        ? 'The browser keeps the drafts until you erase them.'
        : 'The browser did not agree. Use the studio now and then, and download backups.',
    );
    setInfo(await storageInfo());
  };
  const free = async () => {
    const outcome = await freeUnusedPictures();
    announce(outcome.ok ? `Freed ${bytesText(outcome.value.bytes)}.` : refusalText(outcome));
  };

  if (info === null) return <p className="min-h-24 text-concrete-600">Reading…</p>;
  return (
    <div className="min-h-24">
      <p className="tabular-nums">
        {info.used === null
          ? 'This browser does not say how much is used.'
          : `${bytesText(info.used)} used${info.quota === null ? '' : ` of ${bytesText(info.quota)}`}.`}{' '}
        {info.isPersistent
          ? 'The browser keeps the drafts until you erase them.'
          : 'The browser may erase the drafts when its disk is full.'}
      </p>
      {info.mayExpire && (
        <p className="mt-2 font-semibold">
          Safari may erase drafts after 7 days without a visit. Export a backup.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {!info.isPersistent && (
          <button type="button" onClick={() => void keep()} className={actionStyles.outline}>
            Ask the browser to keep drafts
          </button>
        )}
        {info.unusedPictures > 0 && (
          <button type="button" onClick={() => void free()} className={actionStyles.outline}>
            Free {bytesText(info.unusedPictures)} of unused pictures
          </button>
        )}
      </div>
    </div>
  );
}
