import { createContext, useContext } from 'react';

export type Announcement = {
  readonly text: string;
  /** The step that the sentence is about; Undo stands beside it while it is the last one. */
  readonly seq?: number;
};

type AnnouncerValue = {
  readonly announcement: Announcement | null;
  /** Says a sentence in the status bar, in sight and to screen readers. It stays until the next one. */
  readonly announce: (text: string, seq?: number) => void;
};

export const AnnouncerContext = createContext<AnnouncerValue | null>(null);

/** The one voice of the studio: the last sentence, and how to say the next. */
export function useAnnounce(): AnnouncerValue {
  const value = useContext(AnnouncerContext);
  if (value === null) throw new Error('useAnnounce was called outside of Announcer.');
  return value;
}
