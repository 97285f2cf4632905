import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { CHANGED, KEY } from './keys';
import { keptText, type ProjectList, readKept } from './project-list';

/** Fallback storage for the list until the page is left, if the browser's storage is disabled or full. */
let unkept: string | null = null;

function kept() {
  try {
    return unkept ?? window.localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
}

/** Stores the list; returns whether the browser's storage accepted it. */
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

/** Returns the visitor's list, shared by all tabs. `change` edits the latest stored list: tabs do not conflict. */
export function useProjectList() {
  const text = useSyncExternalStore(subscribe, kept, () => null);
  const { list, isForeign } = useMemo(() => readKept(text), [text]);
  const change = useCallback(
    (edit: (list: ProjectList) => ProjectList) => keep(edit(readKept(kept()).list)),
    [],
  );
  return { list, isForeign, change };
}
