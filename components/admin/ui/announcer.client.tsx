'use client';

import { type ReactNode, useMemo, useState, createContext, useContext } from 'react';

/** Provides the last announcement, which the status bar shows in a polite live region. */
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
  /** Shows a sentence in the status bar, also to screen readers. It remains until the next one. */
  readonly announce: (text: string) => void;
};

/** The last announcement. Separate from `AnnouncerContext`, so that only the status bar re-renders. */
export const AnnouncementContext = createContext<string | null>(null);

const AnnouncerContext = createContext<Voice | null>(null);

/** Returns the announcer. Throws outside of `Announcer`. */
export function useAnnounce(): Voice {
  const announcer = useContext(AnnouncerContext);
  if (announcer === null) throw new Error('useAnnounce was called outside of Announcer.');
  return announcer;
}
