import { useEffect } from 'react';
import { useLatest } from '@/components/admin/ui/use-latest';
import { focusField } from './focus-field';

const HASH = /^#field-([\w.-]+)$/;

/** A link from the review leads to a field: it is focused, and all messages are shown. */
export function useFieldFromAddress(onFound: () => void) {
  const tell = useLatest(onFound);
  useEffect(() => {
    const go = () => {
      const name = HASH.exec(location.hash)?.[1];
      if (name !== undefined && focusField(name)) tell();
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [tell]);
}
