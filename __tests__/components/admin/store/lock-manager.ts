import type { LockRequests } from '@/components/admin/store/browser/tabs';

type Request = {
  readonly grant: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Mock of `navigator.locks` according to the Web Locks specification: one queue per name, `signal` only for queued
 * requests, `steal` before all others.
 */
export function createLockManager() {
  const held = new Map<string, Request>();
  const queues = new Map<string, Request[]>();
  const queueOf = (name: string) => queues.get(name) ?? [];

  function process(name: string) {
    const [next, ...others] = queueOf(name);
    if (held.has(name) || next === undefined) return;
    queues.set(name, others);
    grant(name, next);
  }

  function grant(name: string, request: Request) {
    held.set(name, request);
    void request.grant().then((value) => {
      if (held.get(name) !== request) return;
      request.resolve(value);
      // Asynchronous, because another process manages locks.
      setTimeout(() => {
        if (held.get(name) === request) held.delete(name);
        process(name);
      }, 1);
    });
  }

  return {
    held,
    /** Returns the locks API for one tab. `deliver` delivers events to it: at once, or later if it hangs. */
    in: (deliver: (news: () => void) => void): LockRequests => ({
      request: (name, { signal, steal }, callback) =>
        new Promise((resolve, reject) => {
          if (signal && steal) throw new DOMException('steal and signal', 'NotSupportedError');
          const request: Request = {
            grant: () => new Promise((done) => deliver(() => void Promise.resolve(callback()).then(done))),
            resolve: (value) => deliver(() => resolve(value)),
            reject: (reason) => deliver(() => reject(reason as Error)),
          };
          // Asynchronous, as from another process.
          queueMicrotask(() => {
            if (signal?.aborted) return request.reject(signal.reason);
            if (steal) {
              held.get(name)?.reject(new DOMException('stolen', 'AbortError'));
              return grant(name, request);
            }
            queues.set(name, [...queueOf(name), request]);
            signal?.addEventListener('abort', () => {
              if (!queueOf(name).includes(request)) return;
              queues.set(
                name,
                queueOf(name).filter((other) => other !== request),
              );
              request.reject(signal.reason);
            });
            process(name);
          });
        }),
    }),
    /** Drops the locks and requests of all tabs. */
    clear: () => {
      held.clear();
      queues.clear();
    },
  };
}
