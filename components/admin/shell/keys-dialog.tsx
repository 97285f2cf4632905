import { Suspense } from 'react';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { dialogIds } from '@/components/admin/ui/dialog-ids';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { sharedStrings } from '@/components/admin/strings/shared';
import { useDialogOpen } from '@/components/ui/hooks/use-dialog-open';

const KeyList = lazyPart(() => import('@/components/admin/ui/key-list').then((module) => module.KeyList));

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
