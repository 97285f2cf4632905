/** `navigator.storage`, as far as it is used here; undefined where the browser has none. */
export type BrowserStorage = Pick<StorageManager, 'estimate' | 'persist' | 'persisted'> | undefined;

/** Asks the browser not to erase the drafts by itself; whether it agreed. */
export async function keepPersistently(storage: BrowserStorage) {
  if (!storage) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    // Refused without an answer, as opaque origins do.
    return false;
  }
}
