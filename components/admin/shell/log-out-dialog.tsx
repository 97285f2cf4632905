import { Suspense } from 'react';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { dialogIds } from '@/components/admin/ui/dialog-ids';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { shellStrings } from '@/components/admin/strings/shell';
import { useDialogOpen } from '@/components/ui/hooks/use-dialog-open';

const LogOutForm = lazyPart(() => import('./log-out-form').then((module) => module.LogOutForm));

/** What logging out does, and whether to do it; begun afresh each time. */
export function LogOutDialog() {
  const isOpen = useDialogOpen(dialogIds.logOut);
  return (
    <DialogFrame id={dialogIds.logOut} title={shellStrings.logOut.title}>
      {isOpen && (
        <Suspense>
          <LogOutForm />
        </Suspense>
      )}
    </DialogFrame>
  );
}
