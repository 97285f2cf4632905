import type { ReactNode } from 'react';
import { CloseDialog } from './close-dialog';
import { Dialog } from '@/components/ui/dialog.client';

type DialogFrameProps = {
  readonly id: string;
  readonly title: string;
  /** An alert dialog is only for what cannot be undone; its focus starts on Cancel (`AlertChoice`). */
  readonly isAlert?: boolean;
  /** For dialogs that exist only while they are open. */
  readonly openOnMount?: boolean;
  readonly onClosed?: () => void;
  readonly className?: string;
  readonly children: ReactNode;
};

/** The studio's small dialog: a white panel with heading and close button over the dimmed screen. */
export function DialogFrame({
  id,
  title,
  isAlert = false,
  openOnMount = false,
  onClosed,
  className = 'max-w-xl',
  children,
}: DialogFrameProps) {
  return (
    <Dialog
      id={id}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      openOnMount={openOnMount}
      {...(onClosed ? { onClosed } : {})}
      className="overflow-y-auto bg-transparent p-4 backdrop:bg-ink/60 open:grid"
    >
      <div
        data-dialog-area=""
        className={`m-auto w-full border border-ink bg-white p-5 text-ink sm:p-7 ${className}`}
      >
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="pt-1.5 type-h3">
            {title}
          </h2>
          <CloseDialog id={id} />
        </div>
        {children}
      </div>
    </Dialog>
  );
}
