let observer: MutationObserver | null = null;

/**
 * Focuses the heading of the screen, where a pressed button unmounts with what it changed. When that heading unmounts with
 * a loading screen, the focus moves to the next one.
 */
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

function focusIn(main: Element) {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading === null) return null;
  heading.tabIndex = -1;
  heading.focus();
  return heading;
}
