/** Role of this tab: the holder of the lock writes. An epoch fences off a hung tab that lost it. */
export type WriterState = {
  readonly phase:
    /** The store is not open. */
    | 'closed'
    /** Waits for the lock, which a reloading page may still hold; nothing is shown yet. */
    | 'opening'
    /** Shows the store read-only. */
    | 'reading'
    /** Has asked the writing tab to save and release. */
    | 'asking'
    /** Preempts a tab that has released the lock or did not answer. */
    | 'stealing'
    /** Holds the lock; acquires an epoch and reads the store. */
    | 'entering'
    /** Holds the lock and writes. */
    | 'writing'
    /** Holds the lock but is read-only already: the last save is pending. */
    | 'releasing';
  /** The current lock request: queued, or granted from `entering` on. Null without a request. */
  readonly request: number | null;
  /** Number of the latest lock request: answers to older ones are stale and ignored. */
  readonly lastRequest: number;
  /** A hidden tab does not queue: a visible tab becomes the next writer. */
  readonly isVisible: boolean;
};

export type WriterEvent =
  /** `isUrgent`: this tab has unsaved entries or was the writer before a reload; it asks for the lock at once. */
  | { readonly type: 'opened'; readonly isUrgent: boolean }
  | { readonly type: 'granted'; readonly request: number }
  /** The request was refused, or its lock stolen. */
  | { readonly type: 'rejected'; readonly request: number }
  | { readonly type: 'timeout'; readonly timer: WriterTimer }
  /** "Work here instead". */
  | { readonly type: 'work-here' }
  /** Another tab asks this one to release. */
  | { readonly type: 'release-requested' }
  /** The last save has succeeded or failed. */
  | { readonly type: 'last-save-ended' }
  /** The writing tab has saved and released. */
  | { readonly type: 'released' }
  /** The store has been read for writing. */
  | { readonly type: 'entered'; readonly request: number }
  /** The store refused a write: another tab has a later epoch. */
  | { readonly type: 'fenced' }
  | { readonly type: 'visibility'; readonly isVisible: boolean }
  /** The store was closed or cannot be read. */
  | { readonly type: 'closed' };

/** Phases with a timeout. */
export type WriterTimer = 'opening' | 'asking';

export type WriterEffect =
  /** Requests the lock: at the end of the queue, or by preempting its holder. */
  | { readonly type: 'request'; readonly request: number; readonly isSteal: boolean }
  /** Removes the request from the queue, or releases its lock. */
  | { readonly type: 'drop' }
  | { readonly type: 'wait'; readonly timer: WriterTimer }
  | { readonly type: 'post'; readonly message: 'release-request' | 'released' }
  /** Becomes read-only, keeps unsaved entries as a recovery, and reads the store. */
  | { readonly type: 'show' }
  /** Acquires an epoch and reads the store; ends with `entered` or `closed`. */
  | { readonly type: 'enter'; readonly request: number }
  /** Becomes read-only and saves; ends with `last-save-ended`. */
  | { readonly type: 'save-last' };

type Next = readonly [WriterState, readonly WriterEffect[]];

export const firstWriterState: WriterState = {
  phase: 'closed',
  request: null,
  lastRequest: 0,
  isVisible: true,
};

/** Returns the next state and the effects to run. Pure: time, locks and messages arrive as events. */
export function nextWriterState(state: WriterState, event: WriterEvent): Next {
  const { phase } = state;
  switch (event.type) {
    case 'opened': {
      if (phase !== 'closed') return [state, []];
      const [queued, effects] = queue(state);
      return event.isUrgent ? ask(queued, effects) : wait(queued, effects, 'opening');
    }
    case 'granted':
      if (event.request !== state.request) return [state, []];
      return [{ ...state, phase: 'entering' }, [{ type: 'enter', request: event.request }]];
    case 'rejected':
      return event.request === state.request ? rejected(state) : [state, []];
    case 'timeout':
      if (phase !== event.timer) return [state, []];
      return phase === 'opening' ? read(state) : steal(state);
    case 'work-here':
      if (phase !== 'reading') return [state, []];
      return state.request === null ? ask(...queue(state)) : ask(state, []);
    case 'release-requested':
      return phase === 'writing' ? [{ ...state, phase: 'releasing' }, [{ type: 'save-last' }]] : [state, []];
    case 'last-save-ended': {
      if (phase !== 'releasing') return [state, []];
      const [next, effects] = release(state);
      return [next, [...effects, { type: 'post', message: 'released' }]];
    }
    case 'released':
      return phase === 'asking' ? steal(state) : [state, []];
    case 'entered':
      return event.request === state.request ? [{ ...state, phase: 'writing' }, []] : [state, []];
    case 'fenced':
      return phase === 'writing' || phase === 'entering' ? release(state) : [state, []];
    case 'visibility':
      return seen({ ...state, isVisible: event.isVisible });
    case 'closed':
      return [{ ...state, phase: 'closed', request: null }, dropped(state)];
  }
}

const dropped = ({ request }: WriterState): WriterEffect[] => (request === null ? [] : [{ type: 'drop' }]);

function queue(state: WriterState, isSteal = false): Next {
  const request = state.lastRequest + 1;
  return [{ ...state, request, lastRequest: request }, [{ type: 'request', request, isSteal }]];
}

const wait = (state: WriterState, effects: readonly WriterEffect[], timer: WriterTimer): Next => [
  { ...state, phase: timer },
  [...effects, { type: 'wait', timer }],
];

function ask(state: WriterState, effects: readonly WriterEffect[]): Next {
  return wait(state, [...effects, { type: 'post', message: 'release-request' }], 'asking');
}

/** Drops the queued request first: if granted later, it would hold the lock a second time. */
function steal(state: WriterState): Next {
  const [next, effects] = queue(state, true);
  return [{ ...next, phase: 'stealing' }, [...dropped(state), ...effects]];
}

/** Queues again only if the lock was stolen: a refused request would be refused again. */
function rejected(state: WriterState): Next {
  const next = { ...state, request: null };
  if (state.phase === 'asking' || state.phase === 'reading') return [next, []];
  return state.phase === 'opening' ? [{ ...next, phase: 'reading' }, [{ type: 'show' }]] : read(next);
}

/** Shows the store and queues for the lock if visible, to become the next writer. */
function read(state: WriterState): Next {
  const [next, effects] = seen({ ...state, phase: 'reading' });
  return [next, [{ type: 'show' }, ...effects]];
}

/** Releases the lock before queueing again, so that other tabs get it first. */
function release(state: WriterState): Next {
  const [next, effects] = read({ ...state, request: null });
  return [next, [...dropped(state), ...effects]];
}

/** Makes a reading tab join the queue when visible and leave it when hidden. */
function seen(state: WriterState): Next {
  if (state.phase !== 'reading' || state.isVisible === (state.request !== null)) return [state, []];
  return state.isVisible ? queue(state) : [{ ...state, request: null }, dropped(state)];
}
