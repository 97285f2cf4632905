import { type ComponentType, Suspense } from 'react';
import { ReviewDialog } from '@/components/admin/screens/review/review-dialog';
import { sharedStrings } from '@/components/admin/strings/shared';
import { shellStrings } from '@/components/admin/strings/shell';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { dialogIds } from '@/components/admin/ui/dialog-ids';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useDialogOpen } from '@/components/ui/hooks/use-dialog-open';

const KeyList = lazyPart(() => import('@/components/admin/ui/key-list').then((module) => module.KeyList));
const LogOutForm = lazyPart(() => import('./log-out-form').then((module) => module.LogOutForm));

/** The dialogs that open over any screen: the review, the keys (Shift+F1), and what logging out does. */
export function StudioDialogs() {
  return (
    <>
      <ReviewDialog />
      <StudioDialog id={dialogIds.keys} title={sharedStrings.keys.title} Content={KeyList} />
      <StudioDialog id={dialogIds.logOut} title={shellStrings.logOut.title} Content={LogOutForm} />
    </>
  );
}

type StudioDialogProps = {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType<object>;
};

/** A dialog whose content is loaded when it is opened, and begun afresh each time. */
function StudioDialog({ id, title, Content }: StudioDialogProps) {
  const isOpen = useDialogOpen(id);
  return (
    <DialogFrame id={id} title={title}>
      {isOpen && (
        <Suspense>
          <Content />
        </Suspense>
      )}
    </DialogFrame>
  );
}
