import { Suspense } from 'react';
import { dialogIds } from '@/components/admin/ui/dialog-ids';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { sharedStrings } from '@/components/admin/strings/shared';
import { shellStrings } from '@/components/admin/strings/shell';
import { Dialog } from '@/components/ui/dialog.client';
import { useDialogOpen } from '@/components/ui/hooks/use-dialog-open';
import { CloseIcon } from '@/components/ui/icons/close-icon';

/** The list of changes and what checks them come when the review is first opened. */
const ReviewBody = lazyPart(() =>
  Promise.all([
    import('./review-body'),
    import('@/content/check/markdown-problem').then((module) => module.loadMarkdownCheck()),
  ]).then(([{ ReviewBody: Body }]) => Body),
);

/** Everything that is not on the website yet, and the two ways to bring it there. Opens over any screen. */
export function ReviewDialog() {
  const isOpen = useDialogOpen(dialogIds.review);
  return (
    <Dialog
      id={dialogIds.review}
      aria-labelledby="review-title"
      className="overflow-y-auto bg-white text-[15px] text-ink open:block" /* 15 px, as the rest of the studio. */
    >
      <div data-dialog-area="" className="mx-auto min-h-full max-w-screen-xl p-4 md:p-6 xl:p-10">
        <div className="mb-6 flex items-start justify-between gap-4">
          <h2 id="review-title" className="type-h3">
            {shellStrings.review.title}
          </h2>
          <button
            type="button"
            aria-label={sharedStrings.close}
            commandfor={dialogIds.review}
            command="close"
            className="grid size-11 shrink-0 cursor-pointer place-content-center border border-transparent hover:border-ink"
          >
            <CloseIcon />
          </button>
        </div>
        {isOpen && (
          <Suspense fallback={<div className="h-96 bg-concrete-100" />}>
            <ReviewBody />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}
