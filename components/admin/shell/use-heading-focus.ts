import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a soft navigation the focus moves to the new screen's heading; the first load leaves it where it is. A screen
 * that is still being opened has a heading for the meantime: when that one goes, its focus goes to the next.
 */
export function useHeadingFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (main === null) return;
    let focused = focusHeading(main);
    const observer = new MutationObserver(() => {
      const isLost = focused?.isConnected !== true && document.activeElement === document.body;
      if (isLost) focused = focusHeading(main);
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

function focusHeading(main: Element) {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading === null) return null;
  heading.tabIndex = -1;
  heading.focus();
  return heading;
}
