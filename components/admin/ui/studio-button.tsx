import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { actionStyles } from './control-styles';

type StudioButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  readonly look?: keyof typeof actionStyles;
  /** There is nothing to do now: the button keeps its place and the focus, and a press does nothing. */
  readonly isOff?: boolean;
  /** May return a promise, which nobody waits for. */
  readonly onPress?: () => unknown;
};

/** A button in the studio's dress. */
export const StudioButton = ({
  look = 'outline',
  isOff,
  onPress,
  className,
  ...props
}: StudioButtonProps) => (
  <button
    type="button"
    aria-disabled={isOff}
    onClick={onPress && (() => !isOff && void onPress())}
    className={clsx(actionStyles[look], className)}
    {...props}
  />
);
