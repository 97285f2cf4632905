import { sharedStrings } from '@/components/admin/strings/shared';
import { CloseIcon } from '@/components/ui/icons/close-icon';

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
