import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { CHANGED, KEY } from './keys';
import { listJson, parseList, type ProjectList } from './project-list';

/** Fallback storage for the list until the page is left, if the browser's storage is disabled or full. */
let fallback: string | null = null;

function storedText() {
  try {
    return fallback ?? window.localStorage.getItem(KEY);
  } catch {
    return fallback;
  }
}

/** Stores the list; returns whether the browser's storage accepted it. */
function store(list: ProjectList) {
  const text = listJson(list);
  try {
    window.localStorage.setItem(KEY, text);
    fallback = null;
  } catch {
    fallback = text;
  }
  window.dispatchEvent(new Event(CHANGED));
  return fallback === null;
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
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  const { list, isForeign } = useMemo(() => parseList(text), [text]);
  const change = useCallback(
    (edit: (list: ProjectList) => ProjectList) => store(edit(parseList(storedText()).list)),
    [],
  );
  return { list, isForeign, change };
}
