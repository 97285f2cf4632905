import { useEffect } from 'react';

const places = new EventTarget();
const WRITING = 'writing';

/** Publishes which block of an article is being edited: its zero-based index on the page. */
export const tellPlace = (block: number) => places.dispatchEvent(new CustomEvent(WRITING, { detail: block }));

/** Subscribes to the edited block. `listener` must be stable. */
export function usePlace(listener: (block: number) => void) {
  useEffect(() => {
    const onWriting = (event: Event) => listener((event as CustomEvent<number>).detail);
    places.addEventListener(WRITING, onWriting);
    return () => places.removeEventListener(WRITING, onWriting);
  }, [listener]);
}
