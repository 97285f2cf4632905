import type { Elements } from '@/components/ui/elements';
import { Dialog } from '@/components/ui/dialog.client';
import { sharedStrings } from '@/components/admin/strings/shared';
import { CloseIcon } from '@/components/ui/icons';
import { StudioButton } from './studio-button';

/** Ids of dialogs available on every screen, for `commandfor`. */
export const dialogIds = {
  review: 'studio-review',
  keys: 'studio-keys',
  logOut: 'studio-log-out',
} as const;

/** Opens one of these dialogs from code, without a button. */
export function showDialog(name: keyof typeof dialogIds) {
  const dialog = document.getElementById(dialogIds[name]);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Closes a dialog from code, without a button. */
export const closeDialog = (id: string) => document.querySelector<HTMLDialogElement>(`#${id}`)?.close();

type DialogFrameProps = {
  readonly id: string;
  readonly title: string;
  /** Makes an alert dialog, only for actions that cannot be undone; Cancel has the initial focus (`AlertChoice`). */
  readonly isAlert?: boolean;
  /** For dialogs that are mounted only while open. */
  readonly openOnMount?: boolean;
  readonly onClosed?: () => void;
  readonly className?: string;
  readonly children: Elements;
};

/** Small dialog: a white panel with heading and close button over a backdrop. */
export function DialogFrame({ id, title, isAlert, className, children, ...dialog }: DialogFrameProps) {
  return (
    <Dialog
      id={id}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      {...dialog}
      className="overflow-y-auto bg-transparent p-4 backdrop:bg-ink/60 open:grid"
    >
      <div
        data-dialog-area=""
        className={`m-auto w-full border border-ink bg-white p-5 text-ink sm:p-7 ${className ?? 'max-w-xl'}`}
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

/** Close button of the dialog with this id. */
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

/** Ref callback for a dialog's initial focus: `showModal` reads the attribute, React's `autoFocus` comes too early. */
export const focusFirst = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

type AlertChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly onConfirm: () => void;
};

/** Buttons of an alert dialog: Cancel, the safe choice with the initial focus, and the confirming button. */
export const AlertChoice = ({ id, label, onConfirm }: AlertChoiceProps) => (
  <div className="mt-6 flex flex-wrap gap-2">
    <StudioButton label={sharedStrings.cancel} ref={focusFirst} commandfor={id} command="close" />
    <StudioButton label={label} look="solid" onPress={onConfirm} />
  </div>
);
