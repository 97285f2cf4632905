/** `navigator.locks`, as far as it is used here. */
export type LockRequests = Pick<LockManager, 'request'>;

/** `wait`: a moment, until the page that this one replaces has let go. `linger`: longer. `steal`: from whoever holds it. */
export type TakeLock = 'if-free' | 'wait' | 'linger' | 'steal';

/** In milliseconds. A page that is being left frees its lock when it is gone, which takes long on a busy computer. */
const patience = { wait: 300, linger: 10_000 } as const;

/** The one lock of a store: the tab that holds it writes. A tab that crashes or closes frees it by itself. */
export type WriterLock = {
  /**
   * Whether this tab holds the lock now.
   * @param onLost - told when another tab has stolen it.
   */
  readonly take: (store: string, how: TakeLock, onLost: () => void) => Promise<boolean>;
  readonly release: () => void;
};

/**
 * The writer's lock on `navigator.locks`. Where the browser has none, each tab that opens gets it: the term in the store
 * then keeps the tabs before it from writing.
 */
export function createWriterLock(
  requests: LockRequests | undefined,
  waits: Readonly<Record<'wait' | 'linger', number>> = patience,
): WriterLock {
  let held: { readonly store: string; readonly release: () => void } | null = null;

  const release = () => {
    held?.release();
    held = null;
  };

  return {
    take: async (store, how, onLost) => {
      if (!requests || held?.store === store) return true;
      release();
      return new Promise<boolean>((resolve) => {
        const hold = async (lock: Lock | null) => {
          if (lock === null) return resolve(false);
          const released = new Promise<void>((done) => {
            held = { store, release: done };
          });
          const mine = held;
          resolve(true);
          await released;
          if (held === mine) held = null;
        };
        const options =
          how === 'steal'
            ? { steal: true }
            : how === 'if-free'
              ? { ifAvailable: true }
              : { signal: AbortSignal.timeout(waits[how]) };
        requests.request(`studio:${store}`, options, hold).catch(() => {
          // Not free in time, or stolen from this tab.
          const wasHeld = held?.store === store;
          held = null;
          resolve(false);
          if (wasHeld) onLost();
        });
      });
    },
    release,
  };
}
