import { useEffect } from 'react';

const events = new EventTarget();
const WRITING = 'writing';

/** Publishes which block of an article is being edited: its zero-based index on the page. */
export const emitBlock = (block: number) => events.dispatchEvent(new CustomEvent(WRITING, { detail: block }));

/** Subscribes to the edited block. `listener` must be stable. */
export function useEditedBlock(listener: (block: number) => void) {
  useEffect(() => {
    const onWriting = (event: Event) => listener((event as CustomEvent<number>).detail);
    events.addEventListener(WRITING, onWriting);
    return () => events.removeEventListener(WRITING, onWriting);
  }, [listener]);
}
