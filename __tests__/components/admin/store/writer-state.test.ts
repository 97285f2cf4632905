import fc from '@/__tests__/fast-check';
import {
  firstWriterState,
  nextWriterState,
  type WriterEffect,
  type WriterEvent,
} from '@/components/admin/store/writer-state';
import { samples } from '@/scripts/test/depth';

/** A tab of the model: its state, and undelivered events. */
type Tab = {
  state: typeof firstWriterState;
  readonly inbox: WriterEvent[];
  readonly timers: WriterEvent[];
  epoch: number;
  isHanging: boolean;
  /** Whether its store is unreadable. */
  isDamaged: boolean;
  isGone: boolean;
};
type Request = { readonly tab: Tab; readonly request: number };

/** Models tabs of one browser with locks as specified; events wait in inboxes and are delivered in any order. */
function createModel() {
  const tabs: Tab[] = [];
  let held: Request | null = null;
  let queue: Request[] = [];
  let epoch = 0;

  function grant(next: Request | null) {
    held = next;
    next?.tab.inbox.push({ type: 'granted', request: next.request });
  }
  function drop(isIt: (request: Request) => boolean) {
    // As specified: an aborted request is rejected asynchronously.
    for (const { tab, request } of queue.filter(isIt)) tab.inbox.push({ type: 'rejected', request });
    queue = queue.filter((request) => !isIt(request));
    if (held && isIt(held)) grant(queue.shift() ?? null);
  }

  function send(tab: Tab, event: WriterEvent) {
    const before = structuredClone(tab.state);
    const [next, effects] = nextWriterState(tab.state, event);
    expect(tab.state).toEqual(before);
    tab.state = next;
    effects.forEach((effect) => run(tab, effect));
  }

  function run(tab: Tab, effect: WriterEffect) {
    switch (effect.type) {
      case 'request': {
        const request = { tab, request: effect.request };
        if (effect.isSteal) {
          held?.tab.inbox.push({ type: 'rejected', request: held.request });
          grant(request);
        } else if (held) queue.push(request);
        else grant(request);
        return;
      }
      case 'drop':
        return drop((request) => request.tab === tab);
      case 'wait':
        return void tab.timers.push({ type: 'timeout', timer: effect.timer });
      case 'post': {
        const type = effect.message === 'released' ? 'released' : 'release-requested';
        return tabs.forEach((other) => other !== tab && !other.isGone && other.inbox.push({ type }));
      }
      case 'enter':
        // The store is read at once; its response may arrive before or after other events.
        tab.epoch = ++epoch;
        return void tab.inbox.push(
          tab.isDamaged ? { type: 'closed' } : { type: 'entered', request: effect.request },
        );
      case 'save-last':
        return void tab.inbox.push({ type: 'last-save-ended' });
      case 'show':
    }
  }

  function deliver(tab: Tab, index: number) {
    const [news] = tab.inbox.splice(index % Math.max(1, tab.inbox.length), 1);
    if (news) send(tab, news);
  }

  /** Saves; the store accepts only the latest epoch. */
  function write(tab: Tab) {
    if (tab.state.phase !== 'writing') return false;
    if (tab.epoch === epoch) return true;
    tab.inbox.push({ type: 'fenced' });
    return false;
  }

  const awake = () => tabs.filter(({ isGone, isHanging }) => !isGone && !isHanging);

  /** Delivers all pending events and ends all timeouts. */
  function settle() {
    for (let round = 0; round < 200; round += 1) {
      const tab = awake().find(({ inbox }) => inbox.length > 0);
      if (tab) deliver(tab, 0);
      else {
        const waiting = awake().find(({ timers }) => timers.length > 0);
        const timeout = waiting?.timers.shift();
        if (!waiting || !timeout) return;
        send(waiting, timeout);
      }
    }
    throw new Error('The tabs never come to rest.');
  }

  return {
    tabs,
    send,
    deliver,
    write,
    settle,
    awake,
    holder: () => held?.tab ?? null,
    requestsOf: (tab: Tab) =>
      [...(held ? [held] : []), ...queue]
        .filter((request) => request.tab === tab)
        .map(({ request }) => request),
    open: (isUrgent: boolean) => {
      const fresh = { state: firstWriterState, inbox: [], timers: [], epoch: 0 };
      const tab: Tab = { ...fresh, isHanging: false, isDamaged: false, isGone: false };
      tabs.push(tab);
      send(tab, { type: 'opened', isUrgent });
    },
    close: (tab: Tab) => {
      tab.isGone = true;
      drop((request) => request.tab === tab);
    },
  };
}
type Model = ReturnType<typeof createModel>;

const OWNING = ['entering', 'writing', 'releasing'];

/** Expects the invariants of every state. */
function expectOneWriter({ tabs, awake, holder, requestsOf }: Model) {
  for (const tab of tabs) {
    const requests = requestsOf(tab);
    expect(requests).toEqual(tab.isGone || tab.state.request === null ? [] : requests.slice(0, 1));
  }
  const owners = awake().filter(
    ({ state, inbox }) =>
      OWNING.includes(state.phase) &&
      !inbox.some((news) => news.type === 'rejected' && news.request === state.request),
  );
  expect(owners.length).toBeLessThanOrEqual(1);
  for (const owner of owners) expect(holder()).toBe(owner);
}

const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), isUrgent: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), tab: fc.nat(4), index: fc.nat(3) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...([
          'workHere',
          'hang',
          'goOn',
          'close',
          'damage',
          'hide',
          'show',
          'timeout',
          'write',
          'retry',
        ] as const),
      ),
      tab: fc.nat(4),
    }),
  },
);

function play(model: Model, item: typeof command extends fc.Arbitrary<infer Item> ? Item : never) {
  if (item.do === 'open') return model.tabs.length < 5 && model.open(item.isUrgent);
  const there = model.tabs.filter(({ isGone }) => !isGone);
  const tab = there[item.tab % Math.max(1, there.length)];
  if (!tab) return;
  if (item.do === 'close') return model.close(tab);
  if (item.do === 'goOn') return (tab.isHanging = false);
  if (tab.isHanging) return;
  switch (item.do) {
    case 'deliver':
      return model.deliver(tab, item.index);
    case 'workHere':
      return model.send(tab, { type: 'work-here' });
    case 'hang':
      return (tab.isHanging = true);
    case 'damage':
      return (tab.isDamaged = true);
    case 'hide':
    case 'show':
      return model.send(tab, { type: 'visibility', isVisible: item.do === 'show' });
    case 'timeout': {
      const timeout = tab.timers.shift();
      return timeout && model.send(tab, timeout);
    }
    case 'retry':
      tab.isDamaged = false;
      return model.send(tab, { type: 'opened', isUrgent: false });
    case 'write':
      return model.write(tab);
  }
}

const commands = fc.array(command, { maxLength: 60 });

it('has one writer at most, which holds the lock, whatever happens in any order', () => {
  fc.assert(
    fc.property(commands, (played) => {
      const model = createModel();
      for (const item of played) {
        play(model, item);
        expectOneWriter(model);
      }
    }),
    { numRuns: samples(500, 2_000) },
  );
});

it('ends with a writer whose saves are stored, if any tab can write', () => {
  fc.assert(
    fc.property(commands, (played) => {
      const model = createModel();
      for (const item of played) play(model, item);
      for (const tab of model.tabs) tab.isHanging = false;
      // A save that is refused makes the tab enter again.
      for (let round = 0; round < 3; round += 1) {
        model.settle();
        model.awake().forEach(model.write);
      }
      model.settle();
      expectOneWriter(model);
      const able = model.awake().filter(({ state }) => state.phase !== 'closed');
      const writers = able.filter(({ state }) => state.phase === 'writing');
      const isWanted = able.some(({ state }) => state.isVisible);
      expect(writers.length).toBe(isWanted || model.holder() ? 1 : 0);
      expect(writers.every(model.write)).toBe(true);
      expect(able.every(({ state }) => ['reading', 'writing'].includes(state.phase))).toBe(true);
      // A damaged or closed tab keeps no lock.
      for (const tab of model.tabs)
        if (tab.isGone || tab.state.phase === 'closed') expect(model.requestsOf(tab)).toEqual([]);
    }),
    { numRuns: samples(500, 2_000) },
  );
});

it('preempts a permanently hung tab, for every tab that asks', () => {
  fc.assert(
    fc.property(commands, fc.nat(4), (played, index) => {
      const model = createModel();
      for (const item of played) play(model, item);
      if (model.tabs.every(({ isGone }) => isGone)) model.open(false);
      const there = model.tabs.filter(({ isGone }) => !isGone);
      const tab = there[index % there.length];
      if (!tab) throw new Error('no tab');
      for (const other of model.tabs) other.isHanging = other !== tab;
      tab.isDamaged = false;
      model.settle();
      if (tab.state.phase === 'closed') model.send(tab, { type: 'opened', isUrgent: false });
      model.settle();
      model.send(tab, { type: 'work-here' });
      model.settle();
      expect(tab.state.phase).toBe('writing');
      expect(model.holder()).toBe(tab);
    }),
    { numRuns: samples(300, 1_000) },
  );
});
