type ActionButtonProps = {
  readonly text: string;
  /** Absent until the calculator is loaded: the button is disabled. */
  readonly onPress?: () => void;
};

/** Button for an action on the results; requires scripts. */
export const ActionButton = ({ text, onPress }: ActionButtonProps) => (
  <button
    type="button"
    disabled={onPress === undefined}
    onClick={onPress}
    className="inline-flex min-h-control flex-1 cursor-pointer items-center justify-center border border-current px-5 text-base font-semibold whitespace-nowrap hover:bg-paper hover:text-ink disabled:pointer-events-none print:hidden"
  >
    {text}
  </button>
);
