import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { actionStyles } from './control-styles';

type StudioButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick'> & {
  readonly look?: keyof typeof actionStyles;
  /** Text; `children` follow it. */
  readonly label?: string;
  /** Sets `aria-disabled`: presses do nothing, but the button remains focusable. */
  readonly isOff?: boolean;
  /** Press handler; a returned promise is not awaited. */
  readonly onPress?: (event: MouseEvent) => unknown;
};

/** Button with one of the studio's styles. */
export const StudioButton = ({
  look = 'outline',
  label,
  isOff,
  onPress,
  className,
  children,
  ...props
}: StudioButtonProps) => (
  <button
    type="button"
    aria-disabled={isOff}
    onClick={onPress && ((event) => !isOff && void onPress(event))}
    className={clsx(actionStyles[look], className)}
    {...props}
  >
    {label}
    {children}
  </button>
);
