import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog.client';
import { sharedStrings } from '@/components/admin/strings/shared';
import { CloseIcon } from '@/components/ui/icons';
import { StudioButton } from './studio-button';

/** Dialogs that are over every screen of the studio, by the ids that buttons name in `commandfor`. */
export const dialogIds = {
  review: 'studio-review',
  keys: 'studio-keys',
  logOut: 'studio-log-out',
} as const;

/** Opens one of them from where no button can name it. */
export function showDialog(name: keyof typeof dialogIds) {
  const dialog = document.getElementById(dialogIds[name]);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

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

/** The cross at the head of the dialog with this id. */
export const CloseDialog = ({ id }: { readonly id: string }) => (
  <button
    type="button"
    aria-label={sharedStrings.close}
    commandfor={id}
    command="close"
    className="grid size-11 shrink-0 cursor-pointer place-content-center border border-transparent hover:border-ink"
  >
    <CloseIcon />
  </button>
);

/**
 * Ref for what gets the focus when its dialog opens. React's `autoFocus` acts once, when the dialog is still closed; the
 * attribute is what `showModal` looks for.
 */
export const focusFirst = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

type AlertChoiceProps = {
  /** Of the alert dialog. */
  readonly id: string;
  /** What is done. */
  readonly label: string;
  readonly onConfirm: () => void;
};

/** The end of an alert dialog: Cancel, where the focus starts because it is the safe choice, and what cannot be undone. */
export const AlertChoice = ({ id, label, onConfirm }: AlertChoiceProps) => (
  <div className="mt-6 flex flex-wrap gap-2">
    <StudioButton ref={focusFirst} commandfor={id} command="close">
      {sharedStrings.cancel}
    </StudioButton>
    <StudioButton look="solid" onPress={onConfirm}>
      {label}
    </StudioButton>
  </div>
);
