import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';

type PressLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'role' | 'onClick' | 'onKeyDown'> & {
  /** Target while it is a link, and for those who open it in a new tab. */
  readonly href: string;
  /** Whether scripts run and the element acts as a button. */
  readonly isButton: boolean;
  readonly onPress: () => void;
};

/** Link that scripts make a button (WAI-ARIA APG, Button), in one element: no tap and no focus is lost. */
export function PressLink({ href, isButton, onPress, children, ...props }: PressLinkProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      href={href}
      {...props}
      {...(isButton && { role: 'button', onClick: handleClick, onKeyDown: handleKeyDown })}
    >
      {children}
    </a>
  );
}
