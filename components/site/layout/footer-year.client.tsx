'use client';

import { useSyncExternalStore } from 'react';

type FooterYearProps = {
  /** The year the page was built in. */
  readonly builtIn: number;
};

const neverChanges = () => () => undefined;

/** The copyright year: the build's in the HTML, the calendar's in the browser if it has moved on since. */
export function FooterYear({ builtIn }: FooterYearProps) {
  const year = useSyncExternalStore(
    neverChanges,
    () => Math.max(builtIn, new Date().getFullYear()),
    () => builtIn,
  );
  return <>{year}</>;
}
