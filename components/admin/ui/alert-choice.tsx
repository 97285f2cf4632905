import { sharedStrings } from '@/components/admin/strings/shared';
import { focusFirst } from './dialog-frame';
import { StudioButton } from './studio-button';

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
