/** Returns a `subscribe` to events of the window, for `useSyncExternalStore`. */
export const windowEvents =
  (...names: readonly string[]) =>
  (onChange: () => void) => {
    for (const name of names) window.addEventListener(name, onChange);
    return () => {
      for (const name of names) window.removeEventListener(name, onChange);
    };
  };
