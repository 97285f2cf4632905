import type { RecordKey } from './studio-api';

/** `navigator.locks`, as far as it is used here. */
export type LockRequests = Pick<LockManager, 'request' | 'query'>;

/** A lock that this tab holds. */
export type HeldLock = {
  readonly release: () => void;
  /** Asks the browser, which knows of a theft before this tab is told: one that hung writes first and hears later. */
  readonly isStillHeld: () => Promise<boolean>;
};

type Holder = {
  count: number;
  /** Told when another tab takes the lock over. */
  readonly onStolen: Set<() => void>;
  readonly release: () => void;
  readonly granted: Promise<boolean>;
};

/** Locks of records across tabs. A tab that crashes or closes frees its locks by itself. */
export type RecordLocks = {
  /** Null when another tab holds the lock. Within this tab a lock is shared. */
  readonly acquire: (
    key: RecordKey,
    options?: { steal?: boolean; onStolen?: () => void },
  ) => Promise<HeldLock | null>;
};

/** Record locks on `navigator.locks`; where the browser has none, every lock is granted and compare-and-set remains. */
export function createRecordLocks(requests: LockRequests | undefined): RecordLocks {
  const holders = new Map<string, Holder>();
  /** Requests of this tab that may not have ended yet: a lock just released is free a little later. */
  const ending = new Map<string, Promise<unknown>>();

  function hold(name: string, steal: boolean): Holder {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const onStolen = new Set<() => void>();
    const forget = () => {
      if (holders.get(name) === holder) holders.delete(name);
    };
    const granted = new Promise<boolean>((resolve) => {
      if (!requests) {
        resolve(true);
        return;
      }
      const request = async () => {
        await ending.get(name);
        await requests.request(name, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : released;
        });
      };
      const ended = request().catch(() => {
        // The request is rejected when another tab steals the lock, or when it could not be made at all.
        resolve(false);
        forget();
        onStolen.forEach((tell) => tell());
      });
      ending.set(name, ended);
    });
    const holder: Holder = { count: 0, onStolen, release, granted };
    holders.set(name, holder);
    return holder;
  }

  async function isStillHeld(name: string) {
    if (!requests) return true;
    // Tabs are known by ids that only a lock of their own tells them.
    const own = `studio:own:${crypto.randomUUID()}`;
    return requests.request(own, async () => {
      const { held = [] } = await requests.query();
      const tabOf = (lock: string) => held.find((item) => item.name === lock)?.clientId;
      return tabOf(name) === tabOf(own);
    });
  }

  return {
    acquire: async ({ entity, id }, { steal = false, onStolen } = {}) => {
      const name = `studio:${entity}:${id}`;
      const holder = holders.get(name) ?? hold(name, steal);
      holder.count += 1;
      if (onStolen) holder.onStolen.add(onStolen);
      let isReleased = false;
      const release = () => {
        if (isReleased) return;
        isReleased = true;
        if (onStolen) holder.onStolen.delete(onStolen);
        holder.count -= 1;
        if (holder.count > 0) return;
        if (holders.get(name) === holder) holders.delete(name);
        holder.release();
      };
      if (await holder.granted) return { release, isStillHeld: () => isStillHeld(name) };
      release();
      return null;
    },
  };
}
