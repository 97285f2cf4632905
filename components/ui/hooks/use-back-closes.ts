import { type RefObject, useEffect } from 'react';

/**
 * Lets Back close an open dialog in place of leaving the page: while it is open, the history has an entry of its own.
 * A dialog that is closed otherwise takes that entry back.
 */
export function useBackCloses(ref: RefObject<HTMLDialogElement | null>, isOn: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOn) return;
    /** Between `history.back()` and its event; the dialog may be opened again meanwhile. */
    let isLeaving = false;
    const follow = () => {
      if (isLeaving || dialog.open === hasEntry(dialog)) return;
      if (dialog.open) return history.pushState({ dialog: dialog.id }, '');
      isLeaving = true;
      keepFocus();
      history.back();
    };
    const handleBack = () => {
      if (!isLeaving && dialog.open && !hasEntry(dialog)) {
        dialog.close();
        keepFocus();
      }
      isLeaving = false;
      follow();
    };
    const observer = new MutationObserver(follow);
    observer.observe(dialog, { attributeFilter: ['open'] });
    window.addEventListener('popstate', handleBack);
    // It may have been opened before hydration, or left open by a reload.
    follow();
    return () => {
      observer.disconnect();
      window.removeEventListener('popstate', handleBack);
    };
  }, [ref, isOn]);
}

/** Gives the focus back after a step to an address with a fragment, which takes it away. */
function keepFocus() {
  const focused = document.activeElement;
  const giveBack = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && focused instanceof HTMLElement)
        focused.focus({ preventScroll: true });
    });
  window.addEventListener('popstate', giveBack, { once: true });
  giveBack();
}

/** Whether the present entry of the history is that of an open dialog. */
export const hasEntry = ({ id }: HTMLDialogElement) =>
  (history.state as { readonly dialog?: string } | null)?.dialog === id;
