import { Suspense, useState } from 'react';
import type { RecordKey } from '@/components/admin/store/types';
import { historyStrings } from '@/components/admin/strings/repository';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { lazyPart } from '@/components/admin/ui/lazy-part';

const VersionsDialog = lazyPart(() => import('./versions-dialog').then((module) => module.VersionsDialog));

/** The way from a record to what it was before. */
export function VersionsButton(record: RecordKey) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} className={`${actionStyles.outlineLow} mt-2`}>
        {historyStrings.versions}
      </button>
      {isOpen && (
        <Suspense>
          <VersionsDialog entity={record.entity} id={record.id} onClosed={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
