import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { CHANGED, KEY } from './keys';
import { keptText, type ProjectList, readKept } from './project-list';

/** Holds the list where the browser keeps nothing, until the page is left. */
let unkept: string | null = null;

function kept() {
  try {
    return unkept ?? window.localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
}

/** @returns whether the browser keeps it */
function keep(list: ProjectList) {
  const text = keptText(list);
  try {
    window.localStorage.setItem(KEY, text);
    unkept = null;
  } catch {
    unkept = text;
  }
  window.dispatchEvent(new Event(CHANGED));
  return unkept === null;
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** The visitor's list as it is in every tab, and what changes it: it reads the newest list, so that tabs do not undo each other. */
export function useProjectList() {
  const text = useSyncExternalStore(subscribe, kept, () => null);
  const { list, isForeign } = useMemo(() => readKept(text), [text]);
  const change = useCallback(
    (edit: (list: ProjectList) => ProjectList) => keep(edit(readKept(kept()).list)),
    [],
  );
  return { list, isForeign, change };
}
