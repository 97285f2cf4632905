let observer: MutationObserver | null = null;

/** Focuses the screen's heading, and the next one when it unmounts with a loading screen. */
export function focusHeading() {
  observer?.disconnect();
  const main = document.querySelector('main');
  if (main === null) return;
  let focused = focusIn(main);
  observer = new MutationObserver(() => {
    const isLost = focused?.isConnected !== true && document.activeElement === document.body;
    if (isLost) focused = focusIn(main);
  });
  observer.observe(main, { childList: true, subtree: true });
}

/** Focuses the heading of the dialog, section or screen when an element with visible focus unmounts. Returns a cleanup. */
export function watchLostFocus() {
  let last: Element | null = null;
  let area: Element | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const remember = ({ type, target }: Event) => {
    // Not after presses: the heading would scroll into view.
    const isByKeyboard = type === 'focusin' && target instanceof Element && target.matches(':focus-visible');
    last = isByKeyboard ? target : null;
    area = last?.closest('dialog, section[aria-labelledby]') ?? null;
  };
  const unmounted = new MutationObserver(() => {
    if (last?.isConnected !== false) return;
    last = null;
    // Components that move the focus themselves do so in an earlier callback of this frame.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const main = document.querySelector('main');
      if (area?.isConnected) focusIn(area, 'h2');
      else if (main) focusIn(main);
    });
  });
  document.addEventListener('focusin', remember, { signal });
  document.addEventListener('pointerdown', remember, { signal });
  unmounted.observe(document.body, { childList: true, subtree: true });
  return () => {
    listening.abort();
    unmounted.disconnect();
  };
}

function focusIn(main: Element, name: 'h1' | 'h2' = 'h1') {
  const heading = main.querySelector<HTMLElement>(name);
  if (heading === null) return null;
  heading.tabIndex = -1;
  heading.focus();
  return heading;
}
