type ActionButtonProps = {
  readonly text: string;
  /** Absent until the calculator is loaded: the button is disabled. */
  readonly onPress?: () => void;
  /** Whether it is 44 px high, as a row of a form is. */
  readonly isLow?: boolean;
  /** Id of the text that says why the action is impossible now; the button keeps its place in the order of focus. */
  readonly blockedBy?: string | undefined;
};

/** Button for an action on the results; requires scripts. */
export const ActionButton = ({ text, onPress, isLow = false, blockedBy }: ActionButtonProps) => (
  <button
    type="button"
    disabled={onPress === undefined}
    aria-disabled={blockedBy === undefined ? undefined : true}
    aria-describedby={blockedBy}
    onClick={onPress}
    className={`inline-flex ${isLow ? 'min-h-11' : 'min-h-control'} flex-1 cursor-pointer items-center justify-center border border-current px-5 text-base font-semibold whitespace-nowrap not-aria-disabled:hover:bg-paper not-aria-disabled:hover:text-ink disabled:pointer-events-none aria-disabled:border-dashed print:hidden`}
  >
    {text}
  </button>
);
