/** Messages between tabs. */
export type TabMessage =
  /** The store has changed: readers read it again. */
  | { readonly kind: 'changed'; readonly store: string }
  /** A tab wants to write: the writer saves and releases the lock. */
  | { readonly kind: 'release-request'; readonly store: string }
  /** The writer has saved and released the lock. */
  | { readonly kind: 'released'; readonly store: string }
  /** A tab of this build has started; receivers of another build are outdated. */
  | { readonly kind: 'started'; readonly store: string; readonly build: string };

export type TabChannel = {
  readonly post: (message: TabMessage) => void;
  readonly close: () => void;
};

/** Opens `BroadcastChannel('studio')`. Only tabs of this origin can post to it, possibly from other builds. */
export function openChannel(onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('studio');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Subset of `navigator.locks`. */
export type LockRequests = Pick<LockManager, 'request'>;

type LockRequestOptions = {
  readonly name: string;
  readonly isSteal: boolean;
  readonly onGranted: () => void;
  /** Called if the request is refused, or the granted lock is stolen. */
  readonly onRejected: () => void;
};

/** Requests a lock; returns a function that leaves the queue or releases it, after which no callback runs. */
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
  // The Web Locks API rejects `steal` combined with `signal`.
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
