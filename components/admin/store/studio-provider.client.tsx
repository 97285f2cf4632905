'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { browserEnvironment } from './browser/environment';
import { createStudio, type StudioController } from './studio';
import { StudioContext } from './studio-context';
import { watchPage } from './watch-page';

type StudioProviderProps = {
  readonly children: ReactNode;
  /** Another studio than this browser's, for tests. */
  readonly studio?: StudioController;
};

/** Holds the one draft store of the tab over all admin screens, and saves when the page is hidden or left. */
export function StudioProvider({ children, studio: given }: StudioProviderProps) {
  // Nothing of the browser is touched before `start`, so this also renders on the server.
  const [studio] = useState(() => given ?? createStudio(browserEnvironment));

  useEffect(() => {
    void studio.start();
    const unwatch = watchPage(studio);
    return () => {
      unwatch();
      studio.stop();
    };
  }, [studio]);

  return <StudioContext value={studio}>{children}</StudioContext>;
}
