import { useEffect } from 'react';

const places = new EventTarget();
const WRITING = 'writing';

/** Tells where in an article somebody writes, as the number of the block on its page, from 0. */
export const tellPlace = (block: number) => places.dispatchEvent(new CustomEvent(WRITING, { detail: block }));

/** Hears of each place where somebody writes. `listener` is always the same function. */
export function usePlace(listener: (block: number) => void) {
  useEffect(() => {
    const hear = (event: Event) => listener((event as CustomEvent<number>).detail);
    places.addEventListener(WRITING, hear);
    return () => places.removeEventListener(WRITING, hear);
  }, [listener]);
}
