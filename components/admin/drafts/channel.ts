import type { ChangedKeys } from './store/store';

/** What tabs tell each other. */
export type TabMessage =
  /** These entries of a store were written: read them again. */
  | { readonly kind: 'changed'; readonly store: string; readonly keys: ChangedKeys }
  | { readonly kind: 'profile'; readonly store: string }
  | { readonly kind: 'erased'; readonly store: string }
  /** A tab has started with this published content; one with other content is older. */
  | { readonly kind: 'started'; readonly fingerprint: string };

export type TabChannel = {
  readonly post: (message: TabMessage) => void;
  readonly close: () => void;
};

const KINDS: readonly string[] = ['changed', 'erased', 'started', 'profile'] satisfies TabMessage['kind'][];

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
