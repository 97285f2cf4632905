'use client';

import { useEffect } from 'react';

const openDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

/** Whether the history is at the entry of a dialog: of an open one, or of one that was open before a reload. */
const isOfDialog = () => (history.state as { readonly dialog?: true } | null)?.dialog === true;

/**
 * Back closes an open dialog (menu, photo, film) and stays on the page: while one is open, the history has an entry for
 * it. Whatever else closes it takes the entry back; a link in it is followed after that, so that Back then leads to the
 * page as it was. Chrome on Android from 126 on and Firefox from 149 on close a dialog at Back before the history moves,
 * which is one of these other ways.
 */
export function BackCloses() {
  useEffect(listen, []);
  return null;
}

function listen() {
  const stop = new AbortController();
  let hasEntry = isOfDialog();
  /** From `history.back()` to its event. A dialog that is opened meanwhile gets its entry then. */
  let isLeaving = false;
  /** Address of a link in a dialog, which opens once the entry is taken back. */
  let next: string | undefined;
  /** What had the focus. A step to an address with a fragment takes it: in Firefox before the event, elsewhere after it. */
  let lastFocused: HTMLElement | undefined;

  /** Adds the entry where a dialog has opened, and takes it back where none is open any more. */
  const matchEntry = () => {
    if (isLeaving || hasEntry === (openDialog() !== null)) return;
    hasEntry = !hasEntry;
    if (hasEntry) return history.pushState({ dialog: true }, '');
    isLeaving = true;
    history.back();
  };

  const giveFocusBack = () => {
    const { activeElement: now, body } = document;
    const focused = now instanceof HTMLElement && now !== body ? now : lastFocused;
    lastFocused = undefined;
    requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, :target')) focused?.focus({ preventScroll: true });
    });
  };

  const handleTraversal = (event: PopStateEvent) => {
    if (!isLeaving && hasEntry === isOfDialog()) return;
    // The address is the same, and the router would write over the state of the next entry.
    event.stopImmediatePropagation();
    if (!isLeaving) hasEntry = isOfDialog();
    if (!isLeaving && !hasEntry) openDialog()?.close();
    isLeaving = false;
    giveFocusBack();
    matchEntry();
    if (next !== undefined) location.assign(next);
    next = undefined;
  };

  const followLater = (event: MouseEvent) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('dialog a[href^="/"]:not([target])');
    if (!hasEntry || !link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    next = link.href;
    openDialog()?.close();
  };

  const options = { capture: true, signal: stop.signal };
  addEventListener('popstate', handleTraversal, options);
  addEventListener('click', followLater, options);
  addEventListener('pageshow', matchEntry, options);
  addEventListener(
    'focusout',
    ({ target }) => {
      if (isLeaving && target instanceof HTMLElement) lastFocused = target;
    },
    options,
  );
  const observer = new MutationObserver(matchEntry);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  // One may have been opened before hydration, or left open by a reload.
  matchEntry();
  return () => stop.abort();
}
