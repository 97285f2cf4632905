import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Interval in ms at which the player is asked until it answers: it hears nothing before its script runs. */
const ASK_EVERY = 500;

/** What the script of YouTube's IFrame Player API sends first: the page listens, and wants to know of errors. */
const QUESTIONS = [
  { event: 'listening' },
  { event: 'command', func: 'addEventListener', args: ['onError'] },
].map((question) => JSON.stringify({ ...question, id: 1, channel: 'widget' }));

/**
 * Calls `onError` when the player in a frame reports that it cannot play its video: gone, private, or not to be embedded.
 * Exchanges the messages of YouTube's IFrame Player API (`enablejsapi=1`) without its script, which would run in our page.
 * @param origin the only origin whose answers are heard.
 */
export function usePlayerError(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onError: () => void,
) {
  const report = useEffectEvent(onError);
  useEffect(() => {
    const ask = () => {
      // To any origin: the questions are no secret, and a frame that failed to load would make the browser log an error.
      for (const question of QUESTIONS) frame.current?.contentWindow?.postMessage(question, '*');
    };
    const timer = setInterval(ask, ASK_EVERY);
    const hear = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      clearInterval(timer);
      if (eventIn(data) === 'onError') report();
    };
    addEventListener('message', hear);
    return () => {
      clearInterval(timer);
      removeEventListener('message', hear);
    };
  }, [frame, origin]);
}

/** Returns the event of a message, such as `{"event":"onError","info":150,"id":1}`; undefined for other messages. */
function eventIn(data: unknown): unknown {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' && message !== null ? Reflect.get(message, 'event') : undefined;
  } catch {
    return undefined;
  }
}
