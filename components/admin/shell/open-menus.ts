import { useSyncExternalStore } from 'react';

const KEY = 'studio:menu';
const listeners = new Set<() => void>();
/** What this page has chosen, for browsers that keep nothing. */
let chosen: string | null = null;

function read() {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Storage is switched off: every submenu starts closed.
    return '';
  }
}

function write(text: string) {
  chosen = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // It holds for this page then.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The submenus that are open beside that of the current page; kept in this browser. */
export function useOpenMenus() {
  const text = useSyncExternalStore(subscribe, read, () => '');
  const open = text.split('|').filter(Boolean);
  return {
    isOpen: (title: string) => open.includes(title),
    setOpen: (title: string, isOpen: boolean) =>
      write([...open.filter((other) => other !== title), ...(isOpen ? [title] : [])].join('|')),
  };
}
