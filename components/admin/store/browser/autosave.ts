/** Longest time between a change and its save, in milliseconds. */
export const AUTOSAVE_MS = 400;

/**
 * Calls `save` once for all changes of 400 ms, counted from the first: steady typing does not put it off, and the last
 * change is always followed by a save.
 */
export function createAutosave(save: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    request: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        save();
      }, AUTOSAVE_MS);
    },
    /** Because everything is being saved already. */
    cancel,
  };
}
