import { Link } from '@/components/ui/link';

type ActionButtonProps = {
  readonly text: string;
  /** Absent until the calculator is loaded: the button is disabled. */
  readonly onPress?: () => void;
  /** Whether it is 44 px high, as a row of a form is. */
  readonly isLow?: boolean;
  /** Id of the text that says why the action is impossible now; the button keeps its place in the order of focus. */
  readonly blockedBy?: string | undefined;
};

const look =
  'inline-flex max-w-full flex-[1_0_auto] items-center justify-center border border-current px-5 text-center text-base font-semibold print:hidden';

/** Link that looks like the buttons beside it. */
export const ActionLink = ({ text, href }: { readonly text: string; readonly href: string }) => (
  <Link href={href} className={`${look} min-h-control hover:bg-paper hover:text-ink`}>
    {text}
  </Link>
);

/** Button for an action on the results; requires scripts. */
export const ActionButton = ({ text, onPress, isLow = false, blockedBy }: ActionButtonProps) => (
  <button
    type="button"
    disabled={onPress === undefined}
    aria-disabled={blockedBy === undefined ? undefined : true}
    aria-describedby={blockedBy}
    onClick={onPress}
    className={`${isLow ? 'min-h-11' : 'min-h-control'} ${look} cursor-pointer not-aria-disabled:hover:bg-paper not-aria-disabled:hover:text-ink disabled:pointer-events-none aria-disabled:border-dashed`}
  >
    {text}
  </button>
);
