'use client';

import { useEffect } from 'react';

/**
 * Moves the copyright year on, the text of `[data-copyright-year]`: the HTML has the year of the build, the browser's
 * calendar may be further. The footer is a static island, so that React does not write this text itself.
 */
export function FooterYear() {
  useEffect(() => {
    const year = document.querySelector('[data-copyright-year]');
    if (year) year.textContent = String(Math.max(Number(year.textContent), new Date().getFullYear()));
  }, []);
  return null;
}
