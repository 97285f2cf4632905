import { clsx } from 'clsx';
import type { Elements } from '@/components/ui/elements';
import type { ComponentProps, MouseEvent } from 'react';
import { actionStyles } from './control-styles';

type StudioButtonProps = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'children'> & {
  readonly look?: keyof typeof actionStyles;
  readonly label?: string;
  /** Text after the label, for screen readers only. */
  readonly about?: string;
  /** Sets `aria-disabled`: presses do nothing, but the button remains focusable. */
  readonly isOff?: boolean;
  /** Press handler; a returned promise is not awaited. */
  readonly onPress?: (event: MouseEvent) => unknown;
  /** For a text with more than a label. */
  readonly children?: Elements;
};

/** Button with one of the studio's styles. */
export const StudioButton = ({
  look = 'outline',
  label,
  about,
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
    {label !== undefined && <span>{label}</span>}
    {about !== undefined && <span className="sr-only">{` ${about}`}</span>}
    {children}
  </button>
);
