'use client';

import { clsx } from 'clsx';
import { hasEntry, useBackCloses } from './hooks/use-back-closes';
import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react';

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref'> & {
  /** Id for `commandfor` of buttons. */
  readonly id: string;
  readonly onClosed?: () => void;
  /** Opens on mount, for dialogs that are mounted only while open. */
  readonly openOnMount?: boolean;
  /** Whether Back closes it, on pages whose history is not kept by a router. */
  readonly backCloses?: boolean;
};

/** A link that replaces this page. */
const LEAVING = 'a[href]:not([target="_blank"], [href^="mailto:"], [href^="tel:"])';

/** Whether a click opens a link in this tab. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey);

const isOutside = ({ target }: { readonly target: EventTarget }) =>
  target instanceof Element && target.closest('[data-dialog-area]') === null;

/**
 * Modal `<dialog>` (WAI-ARIA APG, Dialog Modal); browsers handle focus, Escape and inertness. Also closes on a press
 * outside `[data-dialog-area]`, on a link that leaves the page and after the back/forward cache.
 */
export function Dialog({
  id,
  onClosed,
  openOnMount = false,
  backCloses = false,
  className,
  children,
  ...props
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(ref, backCloses);
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
    const { currentTarget: dialog, target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LEAVING) : null;
    if (link !== null && hasEntry(dialog) && isPlain(event)) {
      event.preventDefault();
      // In the place of the dialog's entry: Back then leads to the page as it was.
      return window.location.replace(link.href);
    }
    if (link !== null || (isPressedOutside.current && isOutside(event))) dialog.close();
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
