import { useEffect, useRef } from 'react';
import { focusField } from './focus-field';

const HASH = /^#field-([\w.-]+)$/;

/** A link from the review leads to a field: it is focused, and all messages are shown. */
export function useFieldFromAddress(onFound: () => void) {
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });

  useEffect(() => {
    const go = () => {
      const name = HASH.exec(location.hash)?.[1];
      if (name !== undefined && focusField(name)) found.current();
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, []);
}
