'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { AnnouncementContext, AnnouncerContext } from './use-announce';

/** Holds what the studio said last. The status bar shows it, in the one polite live region of all screens. */
export function Announcer({ children }: { readonly children: ReactNode }) {
  const [announcement, announce] = useState<string | null>(null);
  const announcer = useMemo(() => ({ announce }), []);
  return (
    <AnnouncerContext value={announcer}>
      <AnnouncementContext value={announcement}>{children}</AnnouncementContext>
    </AnnouncerContext>
  );
}
