/** `navigator.locks`, as far as it is used here. */
export type LockRequests = Pick<LockManager, 'request'>;

type LockRequestOptions = {
  readonly name: string;
  /** Preempts the holder instead of queueing. */
  readonly isSteal: boolean;
  readonly onGranted: () => void;
  /** The request was refused, or the lock stolen after it was granted. */
  readonly onRejected: () => void;
};

/**
 * Requests a lock. The browser releases it when the tab closes or crashes.
 * @returns what takes the request out of the queue, or releases its lock; nothing is called after it.
 */
export function requestLock(
  locks: LockRequests,
  { name, isSteal, onGranted, onRejected }: LockRequestOptions,
): () => void {
  const queued = new AbortController();
  let isDropped = false;
  let release: () => void = () => undefined;
  const hold = () => {
    if (isDropped) return undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    onGranted();
    return held;
  };
  // The API allows no signal beside `steal`.
  const options = isSteal ? { steal: true } : { signal: queued.signal };
  locks.request(name, options, hold).catch(() => {
    if (!isDropped) onRejected();
  });
  return () => {
    isDropped = true;
    queued.abort();
    release();
  };
}
