import { userMenu } from '@/components/admin/routes';
import { placeName } from '@/components/admin/lib/wording';
import { LogOutForm } from './log-out-form';
import { KeyList } from '@/components/admin/actions/key-list';
import type { ComponentType } from 'react';
import { useStore } from 'zustand/react';
import { openQuestion } from '@/components/admin/actions/ask-where';
import { WhereDialog } from '@/components/admin/actions/where-dialog';
import { sharedStrings } from '@/components/admin/strings/shared';
import { shellStrings } from '@/components/admin/strings/shell';
import { DialogFrame, dialogIds, CloseDialog } from '@/components/admin/ui/dialog-frame';
import { loadReview } from '@/components/admin/screens/review-part';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useDialogOpen } from '@/components/ui/hooks/use-dialog-open';
import { Dialog } from '@/components/ui/dialog.client';

/** Dialogs available on every screen: review, where deleted pages lead, keyboard shortcuts (Shift+F1), logging out. */
export function StudioDialogs() {
  return (
    <>
      <ReviewDialog />
      <StudioDialog id={dialogIds.keys} title={sharedStrings.keys.title} Content={KeyList} />
      <DeletionQuestion />
      <StudioDialog id={dialogIds.logOut} title={placeName(userMenu.logOut)} Content={LogOutForm} />
    </>
  );
}

function DeletionQuestion() {
  const question = useStore(openQuestion);
  return question && <WhereDialog {...question} />;
}

type StudioDialogProps = {
  readonly id: string;
  readonly title: string;
  readonly Content: ComponentType<object>;
};

/** Dialog whose content is loaded when first opened, and mounted anew each time. */
function StudioDialog({ id, title, Content }: StudioDialogProps) {
  const isOpen = useDialogOpen(id);
  return (
    <DialogFrame id={id} title={title}>
      {isOpen && <Content />}
    </DialogFrame>
  );
}

const ReviewBody = lazyPart(loadReview, 'ReviewBody', <div className="h-96 bg-concrete-100" />);

function ReviewDialog() {
  const isOpen = useDialogOpen(dialogIds.review);
  return (
    <Dialog
      id={dialogIds.review}
      aria-labelledby="review-title"
      className="overflow-y-auto bg-white text-small text-ink open:block" /* 15 px, as the rest of the studio. */
    >
      {/* As wide as the window: nothing shows that the white margins are outside. */}
      <div data-dialog-area="" className="min-h-full">
        <div className="mx-auto max-w-screen-xl p-4 md:p-6 xl:p-10">
          <div className="mb-6 flex items-start justify-between gap-4">
            <h2 id="review-title" className="type-h3">
              {shellStrings.review.title}
            </h2>
            <CloseDialog id={dialogIds.review} />
          </div>
          {isOpen && <ReviewBody />}
        </div>
      </div>
    </Dialog>
  );
}
