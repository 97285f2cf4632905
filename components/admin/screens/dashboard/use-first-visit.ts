import { useSyncExternalStore } from 'react';

const KEY = 'studio:welcomed';
const listeners = new Set<() => void>();
let isDismissed = false;

function isFirstVisit() {
  if (isDismissed) return false;
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    // Storage is switched off; the note says where drafts would live, so it is shown.
    return true;
  }
}

function dismiss() {
  isDismissed = true;
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // It stays away for this page then.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the welcome note is still to be read in this browser, and how to put it away. The export takes it as unread. */
export function useFirstVisit() {
  const isFirst = useSyncExternalStore(subscribe, isFirstVisit, () => true);
  return { isFirst, dismiss };
}
