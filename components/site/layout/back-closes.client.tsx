'use client';

import { useEffect } from 'react';

const opened = () => document.querySelector<HTMLDialogElement>('dialog[open]');

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
  let next: string | undefined;
  /** What had the focus: a step to an address with a fragment takes it, in Firefox before the event, elsewhere behind it. */
  let held: HTMLElement | undefined;

  const settle = () => {
    if (isLeaving || hasEntry === (opened() !== null)) return;
    hasEntry = !hasEntry;
    if (hasEntry) return history.pushState({ dialog: true }, '');
    isLeaving = true;
    history.back();
  };

  const giveFocusBack = () => {
    const { activeElement: now, body } = document;
    const focused = now instanceof HTMLElement && now !== body ? now : held;
    held = undefined;
    requestAnimationFrame(() => {
      if (document.activeElement?.matches('body, :target')) focused?.focus({ preventScroll: true });
    });
  };

  const handleTraversal = (event: PopStateEvent) => {
    if (!isLeaving && hasEntry === isOfDialog()) return;
    // The address is the same, and the router would write over the state of the next entry.
    event.stopImmediatePropagation();
    if (!isLeaving) hasEntry = isOfDialog();
    if (!isLeaving && !hasEntry) opened()?.close();
    isLeaving = false;
    giveFocusBack();
    settle();
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
    opened()?.close();
  };

  const options = { capture: true, signal: stop.signal };
  addEventListener('popstate', handleTraversal, options);
  addEventListener('click', followLater, options);
  addEventListener('pageshow', settle, options);
  addEventListener(
    'focusout',
    ({ target }) => {
      if (isLeaving && target instanceof HTMLElement) held = target;
    },
    options,
  );
  const observer = new MutationObserver(settle);
  observer.observe(document, { subtree: true, attributeFilter: ['open'] });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  // One may have been opened before hydration, or left open by a reload.
  settle();
  return () => stop.abort();
}
