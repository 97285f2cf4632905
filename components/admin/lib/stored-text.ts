/** Parses a JSON text; null for a missing or damaged one. */
export function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Accesses one text of a storage. If storage is disabled or full, `get` returns null and `set` does nothing. */
export function storedText(storage: 'localStorage' | 'sessionStorage', key: string) {
  return {
    get: () => {
      try {
        return globalThis[storage].getItem(key);
      } catch {
        return null;
      }
    },
    /** Null removes the text. */
    set: (text: string | null) => {
      try {
        if (text === null) globalThis[storage].removeItem(key);
        else globalThis[storage].setItem(key, text);
      } catch {
        // Every caller works without storage, until the page is closed.
      }
    },
  };
}
