import { Suspense } from 'react';
import { DialogFrame } from '@/components/admin/shared/dialog-frame';
import { dialogIds } from '@/components/admin/shared/dialog-ids';
import { lazyPart } from '@/components/admin/shared/lazy-part';
import { sharedStrings } from '@/components/admin/shared/strings/shared';
import { useDialogOpen } from '@/components/ui/hooks/use-dialog-open';

const KeyList = lazyPart(() => import('@/components/admin/shared/key-list').then((module) => module.KeyList));

/** Help on the keyboard, on Shift+F1. */
export function KeysDialog() {
  const isOpen = useDialogOpen(dialogIds.keys);
  return (
    <DialogFrame id={dialogIds.keys} title={sharedStrings.keys.title}>
      {isOpen && (
        <Suspense>
          <KeyList />
        </Suspense>
      )}
    </DialogFrame>
  );
}
