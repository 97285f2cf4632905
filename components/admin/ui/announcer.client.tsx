'use client';

import { type ReactNode, useMemo, useState, createContext, useContext } from 'react';

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

type Voice = {
  /** Says a sentence in the status bar, in sight and to screen readers. It stays until the next one. */
  readonly announce: (text: string) => void;
};

/** What was said last. Apart from the way to say something, so that only the status bar is drawn again. */
export const AnnouncementContext = createContext<string | null>(null);

const AnnouncerContext = createContext<Voice | null>(null);

/** The one voice of the studio. */
export function useAnnounce(): Voice {
  const announcer = useContext(AnnouncerContext);
  if (announcer === null) throw new Error('useAnnounce was called outside of Announcer.');
  return announcer;
}
