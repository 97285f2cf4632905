import { sharedStrings } from '@/components/admin/strings/shared';
import { actionStyles } from './control-styles';
import { focusFirst } from './focus-first';

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
    <button type="button" ref={focusFirst} commandfor={id} command="close" className={actionStyles.outline}>
      {sharedStrings.cancel}
    </button>
    <button type="button" onClick={onConfirm} className={actionStyles.solid}>
      {label}
    </button>
  </div>
);
