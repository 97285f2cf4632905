'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref'> & {
  /** Id for `commandfor` of buttons. */
  readonly id: string;
  readonly onClosed?: () => void;
  /** Opens on mount, for dialogs that are mounted only while open. */
  readonly openOnMount?: boolean;
};

/** A link that replaces this page. */
const LEAVING = 'a[href]:not([target="_blank"], [href^="mailto:"], [href^="tel:"])';

const isOutside = ({ target }: { readonly target: EventTarget }) =>
  target instanceof Element && target.closest('[data-dialog-area]') === null;

/**
 * Modal `<dialog>` (WAI-ARIA APG, Dialog Modal); browsers handle focus, Escape and inertness. Also closes on a press
 * outside `[data-dialog-area]`, on a link that leaves the page and after the back/forward cache.
 */
export function Dialog({ id, onClosed, openOnMount = false, className, children, ...props }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A drag out of the area, such as a selection of text, also ends in a click on the dialog.
  const isPressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (openOnMount && !dialog.open) dialog.showModal();

    const closeOnReturn = (event: PageTransitionEvent) => {
      if (event.persisted && dialog.open) dialog.close();
    };
    window.addEventListener('pageshow', closeOnReturn);
    return () => window.removeEventListener('pageshow', closeOnReturn);
  }, [openOnMount]);

  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    const isLink = event.target instanceof Element && event.target.closest(LEAVING) !== null;
    if (isLink || (isPressedOutside.current && isOutside(event))) event.currentTarget.close();
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the close button do the same for the keyboard
    <dialog
      ref={ref}
      id={id}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={handleClick}
      onClose={onClosed}
      // The browser may have opened the dialog before hydration.
      suppressHydrationWarning
      className={clsx('m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain', className)}
      {...props}
    >
      {children}
    </dialog>
  );
}
