/** What tabs tell each other. */
export type TabMessage =
  /** The store has changed: read it again. */
  | { readonly kind: 'changed'; readonly store: string }
  /** Another tab wants to write: save and let go. */
  | { readonly kind: 'let-go'; readonly store: string }
  /** Done: everything is stored, or lies among the rescue copies. */
  | { readonly kind: 'let-gone'; readonly store: string }
  /** A tab of this build has started; one of another build is older. */
  | { readonly kind: 'started'; readonly store: string; readonly build: string };

export type TabChannel = {
  readonly post: (message: TabMessage) => void;
  readonly close: () => void;
};

const KINDS: readonly string[] = ['changed', 'let-go', 'let-gone', 'started'] satisfies TabMessage['kind'][];

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
