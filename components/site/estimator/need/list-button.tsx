type ListButtonProps = {
  readonly text: string;
  /** Absent until the calculator is loaded. */
  readonly onPress?: () => void;
};

/** Puts what the calculator found onto the visitor's list. It needs the script, and is disabled until it is there. */
export const ListButton = ({ text, onPress }: ListButtonProps) => (
  <button
    type="button"
    disabled={onPress === undefined}
    onClick={onPress}
    className="mt-joint inline-flex min-h-control w-full cursor-pointer items-center justify-center border border-current px-5 text-base font-semibold hover:bg-paper hover:text-ink disabled:pointer-events-none print:hidden noscript:hidden"
  >
    {text}
  </button>
);
