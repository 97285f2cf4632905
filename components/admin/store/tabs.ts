export type TabMessage =
  /** The store has changed: the others read it again. */
  | { readonly kind: 'changed'; readonly store: string }
  /** A tab of this build has started; receivers of another build are outdated. */
  | { readonly kind: 'started'; readonly build: string };

/** Opens `BroadcastChannel('studio')`. Only tabs of this origin can post to it, possibly from other builds. */
export function openChannel(onMessage: (message: TabMessage) => void) {
  const channel = new BroadcastChannel('studio');
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return { post: (message: TabMessage) => channel.postMessage(message), close: () => channel.close() };
}
