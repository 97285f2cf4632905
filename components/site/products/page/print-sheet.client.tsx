'use client';

import { useEffect } from 'react';
import { formatDay } from '@/content/lib/dates';

/**
 * Prints the page, which is a data sheet on paper, when `[data-print-sheet]` is pressed, and writes the day of printing
 * into `[data-print-day]`. Both stand in a static island, so that React does not write them itself.
 */
export function PrintSheet() {
  useEffect(() => {
    const button = document.querySelector('[data-print-sheet]');
    const print = () => window.print();
    const writeDay = () => {
      const place = document.querySelector('[data-print-day]');
      if (place) place.textContent = formatDay(today());
    };
    button?.addEventListener('click', print);
    window.addEventListener('beforeprint', writeDay);
    return () => {
      button?.removeEventListener('click', print);
      window.removeEventListener('beforeprint', writeDay);
    };
  }, []);
  return null;
}

/** The calendar day here, as YYYY-MM-DD. */
function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
