import { createContext, useContext } from 'react';

type Announcer = {
  /** Says a sentence in the status bar, in sight and to screen readers. It stays until the next one. */
  readonly announce: (text: string) => void;
};

/** What was said last. Apart from the way to say something, so that only the status bar is drawn again. */
export const AnnouncementContext = createContext<string | null>(null);

export const AnnouncerContext = createContext<Announcer | null>(null);

/** The one voice of the studio. */
export function useAnnounce(): Announcer {
  const announcer = useContext(AnnouncerContext);
  if (announcer === null) throw new Error('useAnnounce was called outside of Announcer.');
  return announcer;
}
