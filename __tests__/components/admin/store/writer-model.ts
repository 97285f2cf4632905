import {
  firstWriterState,
  nextWriterState,
  type WriterEffect,
  type WriterEvent,
} from '@/components/admin/store/writer-state';

/** A tab of the model: its state, undelivered events, and whether its store is unreadable (`isDamaged`). */
const createTab = () => ({
  state: firstWriterState,
  inbox: [] as WriterEvent[],
  timers: [] as WriterEvent[],
  epoch: 0,
  isHanging: false,
  isDamaged: false,
  isGone: false,
});
type Tab = ReturnType<typeof createTab>;
type Request = { readonly tab: Tab; readonly request: number };

/** Models tabs of one browser with locks as specified; events wait in inboxes and are delivered in any order. */
export function createModel() {
  const tabs: Tab[] = [];
  /** Requests for the lock; the first one holds it. */
  let requests: readonly Request[] = [];
  let epoch = 0;

  function setRequests(next: readonly Request[]) {
    const [holder] = next;
    if (holder && holder !== requests[0]) holder.tab.inbox.push({ type: 'granted', request: holder.request });
    requests = next;
  }
  const reject = ({ tab, request }: Request) => tab.inbox.push({ type: 'rejected', request });
  function dropRequests(tab: Tab) {
    // As specified: an aborted request is rejected asynchronously.
    for (const request of requests.slice(1)) if (request.tab === tab) reject(request);
    setRequests(requests.filter((request) => request.tab !== tab));
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
        if (!effect.isSteal) return setRequests([...requests, request]);
        requests.slice(0, 1).forEach(reject);
        return setRequests([request, ...requests.slice(1)]);
      }
      case 'drop':
        return dropRequests(tab);
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

  const openTabs = () => tabs.filter(({ isGone }) => !isGone);
  const awake = () => openTabs().filter(({ isHanging }) => !isHanging);

  /** Delivers all pending events and ends all timeouts. */
  function drain() {
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
    drain,
    openTabs,
    awake,
    holder: () => requests[0]?.tab ?? null,
    requestsOf: (tab: Tab) => requests.filter((request) => request.tab === tab),
    open: (isUrgent: boolean) => {
      const tab = createTab();
      tabs.push(tab);
      send(tab, { type: 'opened', isUrgent });
    },
    close: (tab: Tab) => {
      tab.isGone = true;
      dropRequests(tab);
    },
  };
}
export type Model = ReturnType<typeof createModel>;
