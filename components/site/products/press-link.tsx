import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';

type PressLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'role' | 'onClick' | 'onKeyDown'> & {
  /** Where it leads while it is a link. A place on the page: addresses are fetched ahead when pointed at. */
  readonly href: string;
  /** Whether scripts have taken over, so that it is a button now. */
  readonly isButton: boolean;
  readonly onPress: () => void;
};

/**
 * A link that becomes a button when scripts run (WAI-ARIA APG, Button). It stays one and the same element, so that
 * no tap falls between the two and the focus it may hold is not lost.
 */
export function PressLink({ href, isButton, onPress, children, ...props }: PressLinkProps) {
  if (!isButton) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }

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
    <a href={href} {...props} role="button" onClick={handleClick} onKeyDown={handleKeyDown}>
      {children}
    </a>
  );
}
