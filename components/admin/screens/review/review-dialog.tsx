import { Suspense } from 'react';
import { CloseDialog } from '@/components/admin/ui/close-dialog';
import { dialogIds } from '@/components/admin/ui/dialog-ids';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { shellStrings } from '@/components/admin/strings/shell';
import { Dialog } from '@/components/ui/dialog.client';
import { useDialogOpen } from '@/components/ui/hooks/use-dialog-open';

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
      className="overflow-y-auto bg-white text-small text-ink open:block" /* 15 px, as the rest of the studio. */
    >
      <div data-dialog-area="" className="mx-auto min-h-full max-w-screen-xl p-4 md:p-6 xl:p-10">
        <div className="mb-6 flex items-start justify-between gap-4">
          <h2 id="review-title" className="type-h3">
            {shellStrings.review.title}
          </h2>
          <CloseDialog id={dialogIds.review} />
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
