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

function focusIn(main: Element) {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading === null) return null;
  heading.tabIndex = -1;
  heading.focus();
  return heading;
}
