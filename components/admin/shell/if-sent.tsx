import { type ReactNode, useSyncExternalStore } from 'react';
import { SENT_CHANGED, SENT_KEY } from '@/components/admin/repository/sent-key';

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(SENT_CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(SENT_CHANGED, onChange);
  };
}

function isSent() {
  try {
    return localStorage.getItem(SENT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Shows its children once something was sent that is not online yet, also before a reload; they stay until the next page. */
export function IfSent({ children }: { readonly children: ReactNode }) {
  const isThere = useSyncExternalStore(subscribe, isSent, () => false);
  return isThere ? children : null;
}
