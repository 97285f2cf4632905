import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** After a soft navigation the focus moves to the new screen's heading; the first load leaves it where it is. */
export function useHeadingFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [pathname]);
}
