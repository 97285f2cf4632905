export type TabMessage =
  /** `changed`: readers read the store again. `release-request`: a tab wants to write, `released`: and can now. */
  | { readonly kind: 'changed' | 'release-request' | 'released'; readonly store: string }
  /** A tab of this build has started; receivers of another build are outdated. */
  | { readonly kind: 'started'; readonly build: string };

/** Opens `BroadcastChannel('studio')`. Only tabs of this origin can post to it, possibly from other builds. */
export function openChannel(onMessage: (message: TabMessage) => void) {
  const channel = new BroadcastChannel('studio');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return { post: (message: TabMessage) => channel.postMessage(message), close: () => channel.close() };
}

/** Subset of `navigator.locks`. */
export type LockRequests = {
  readonly request: (name: string, options: LockOptions, callback: () => unknown) => Promise<unknown>;
};

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
