import fc from '@/__tests__/fast-check';
import { samples } from '@/scripts/test/depth';
import { createModel, type Model } from './writer-model';

const OWNING = ['entering', 'writing', 'releasing'];

/** Expects the invariants of every state. */
function expectOneWriter({ tabs, awake, holder, requestsOf }: Model) {
  for (const tab of tabs) {
    const most = tab.isGone || tab.state.request === null ? 0 : 1;
    expect(requestsOf(tab).length).toBeLessThanOrEqual(most);
  }
  const owners = awake().filter(
    ({ state, inbox }) =>
      OWNING.includes(state.phase) &&
      !inbox.some((news) => news.type === 'rejected' && news.request === state.request),
  );
  expect(owners.length).toBeLessThanOrEqual(1);
  for (const owner of owners) expect(holder()).toBe(owner);
}

const command = fc.record({
  do: fc.oneof(
    { weight: 2, arbitrary: fc.constant('open') },
    { weight: 6, arbitrary: fc.constant('deliver') },
    {
      weight: 8,
      arbitrary: fc.constantFrom(
        ...['workHere', 'hang', 'goOn', 'close', 'damage', 'hide', 'show', 'timeout', 'write', 'retry'],
      ),
    },
  ),
  isUrgent: fc.boolean(),
  tab: fc.nat(4),
  index: fc.nat(3),
});
type Command = typeof command extends fc.Arbitrary<infer Item> ? Item : never;

function play(model: Model, item: Command) {
  if (item.do === 'open') return model.tabs.length < 5 && model.open(item.isUrgent);
  const there = model.openTabs();
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

function modelAfter(played: readonly Command[]) {
  const model = createModel();
  for (const item of played) play(model, item);
  return model;
}

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

it.each(['entering', 'writing'])(
  'a tab that is fenced off while %s gives the lock to the next one',
  (phase) => {
    const model = createModel();
    model.open(false);
    const [tab] = model.tabs;
    if (!tab) throw new Error('no tab');
    model.deliver(tab, 0);
    if (phase === 'writing') model.deliver(tab, 0);
    expect(tab.state.phase).toBe(phase);
    model.open(false);
    model.send(tab, { type: 'fenced' });
    expect(tab.state.phase).toBe('reading');
    expect(model.holder()).toBe(model.tabs[1]);
  },
);

it('ends with a writer whose saves are stored, if any tab can write', () => {
  fc.assert(
    fc.property(commands, (played) => {
      const model = modelAfter(played);
      for (const tab of model.tabs) tab.isHanging = false;
      // A save that is refused makes the tab enter again.
      for (let round = 0; round < 3; round += 1) {
        model.drain();
        model.awake().forEach(model.write);
      }
      model.drain();
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
      const model = modelAfter(played);
      if (model.openTabs().length === 0) model.open(false);
      const there = model.openTabs();
      const tab = there[index % there.length];
      if (!tab) throw new Error('no tab');
      for (const other of model.tabs) other.isHanging = other !== tab;
      tab.isDamaged = false;
      model.drain();
      if (tab.state.phase === 'closed') model.send(tab, { type: 'opened', isUrgent: false });
      model.drain();
      model.send(tab, { type: 'work-here' });
      model.drain();
      expect(tab.state.phase).toBe('writing');
      expect(model.holder()).toBe(tab);
    }),
    { numRuns: samples(300, 1_000) },
  );
});
