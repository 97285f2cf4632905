import { useEffect, useRef } from 'react';
import { focusFirst } from '@/components/admin/ui/focus-first';

/** Ref for what a dialog asks first: it gets the focus when the dialog opens, and when it comes into one that is open. */
export function useFirstFocus<Control extends HTMLElement>(isFirst = true) {
  const control = useRef<Control>(null);
  useEffect(() => {
    if (!isFirst) return;
    focusFirst(control.current);
    control.current?.focus();
  }, [isFirst]);
  return control;
}
