/** What tabs tell each other. */
export type TabMessage =
  /** The store has changed: read it again. */
  | { readonly kind: 'changed'; readonly store: string }
  /** Another tab wants to write: save and release the lock. */
  | { readonly kind: 'release-request'; readonly store: string }
  /** Saved and released. */
  | { readonly kind: 'released'; readonly store: string }
  /** A tab of this build has started; one of another build is older. */
  | { readonly kind: 'started'; readonly store: string; readonly build: string };

export type TabChannel = {
  readonly post: (message: TabMessage) => void;
  readonly close: () => void;
};

const KINDS: readonly string[] = [
  'changed',
  'release-request',
  'released',
  'started',
] satisfies TabMessage['kind'][];

/** Opens `BroadcastChannel('studio')`. Only tabs of this origin can post to it. */
export function openChannel(onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('studio');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) onMessage(data);
  };
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** A newer build in another tab may say things that this one does not know. */
function isMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null) return false;
  const kind: unknown = Reflect.get(data, 'kind');
  return typeof kind === 'string' && KINDS.includes(kind);
}
