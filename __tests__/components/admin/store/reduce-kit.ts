import fc from '@/__tests__/fast-check';
import * as editing from '@/components/admin/store/editing';
import type { Published } from '@/components/admin/store/published';
import {
  type Plan,
  planDiscard,
  planEdit,
  planRemove,
  planReorder,
  planRestore,
  planUndoRedo,
} from '@/components/admin/store/plans';
import {
  type Effect,
  type Entries,
  isDirty,
  startState,
  type State,
  type Transition,
  withShown,
  type Write,
} from '@/components/admin/store/state/state';
import { draftKey } from '@/components/admin/store/records';
import type { AnyDraft, Snapshot, StudioState } from '@/components/admin/store/types';
import type { Step } from '@/lib/exchange/studio-types';
import { online, p, publishedOf } from './studio-kit';

const START = Date.parse('2026-11-20T08:00:00Z');
const IDS = ['alpha', 'beta', 'gamma', 'none'] as const;

let published: Published;
beforeAll(async () => {
  published = await publishedOf(online);
});

/** Whether the website shows exactly this product. */
export const isOnline = (value: string) =>
  published.ids('products').some((id) => JSON.stringify(published.record(p(id))) === value);

const id = fc.constantFrom(...IDS);
const text: fc.Arbitrary<string> = fc.constantFrom('', 'a', 'b', 'Name of alpha');
const plain = fc.constantFrom('open', 'openNew', 'close', 'save', 'leave', 'undo', 'redo', 'order');
/** Moves of the model: user actions, and responses of the store. */
const move = fc.oneof(
  { weight: 3, arbitrary: plain.map((name) => ({ do: name })) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('type' as const), field: fc.constantFrom('name', 'size'), text }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('remove' as const, 'restore' as const, 'discard' as const, 'publish' as const),
      id,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('set' as const), id, text }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), isStored: fc.boolean() }) },
);
type Move = typeof move extends fc.Arbitrary<infer Item> ? Item : never;
export const moves = fc.array(move, { maxLength: 60 });

/** Creates a tab with a store that responds on command, in order of the requests. */
export function createTab(status: 'ready' | 'reading' = 'ready', isPure = false) {
  let state: State = withShown(startState, { published });
  let time = START;
  const asked: (readonly Write[])[] = [];
  const store = new Map<string, unknown>();
  const effects: Effect[] = [];
  let isComing = false;

  function send(make: (state: State, at: string) => Transition, wait = 300) {
    const time = at(wait);
    const transition = make(state, time);
    if (isPure) expect(make(state, time)).toEqual(transition);
    const [next, wanted = []] = transition;
    state = next;
    for (const effect of wanted) {
      effects.push(effect);
      if (effect.type === 'save-soon') isComing = true;
      if (effect.type !== 'write') continue;
      asked.push(effect.writes);
      isComing = false;
    }
    if ([...state.forms.values()].some(isDirty)) expect(isComing).toBe(true);
  }
  const show = (shown: Partial<StudioState>) => void (state = withShown(state, shown));
  /** Advances the clock by ms and returns the ISO time. */
  const at = (milliseconds = 300) => new Date((time += milliseconds)).toISOString();
  function change(plan: (snapshot: Snapshot) => Plan<unknown>) {
    send(editing.save);
    const planned = plan(state.shown);
    if (planned.ok) send((now, time) => editing.change(now, planned.change, time));
    return planned.ok;
  }
  function answer(isStored: boolean) {
    const writes = asked.shift();
    if (!writes) return;
    if (!isStored) return show({ save: { kind: 'failed', reason: 'quota' } });
    for (const { store: name, key, value } of writes) {
      const place = `${name} ${String(key)}`;
      if (value === null) store.delete(place);
      else store.set(place, value);
    }
    send((now, time) => editing.saved(now, writes, time));
  }

  /** Loads the store, in the given role. */
  function load(role: StudioState['status']) {
    const held = <Entry>(name: string) =>
      [...store].flatMap(([place, value]) => (place.startsWith(`${name} `) ? [value as Entry] : []));
    const entries: Entries = {
      drafts: new Map(held<AnyDraft>('drafts').map((draft) => [draftKey(draft), draft])),
      steps: held<Step>('steps').sort((a, b) => a.seq - b.seq),
      media: new Map(),
      quarantine: [],
      hasNewer: false,
      snapshots: [],
    };
    const beside = { status: role, profile: null, storeName: 'studio' };
    send((now, time) => editing.load(now, entries, beside, time));
  }

  function lose() {
    send((...now) => [editing.commitForms(...now)]);
    show({ status: { phase: 'reading', since: 'lock-lost' } });
  }

  load(status === 'ready' ? { phase: 'ready', storage: 'kept' } : { phase: 'reading', since: 'start' });
  return { send, change, answer, load, lose, at, store, asked, effects, state: () => state };
}

type ReducedTab = ReturnType<typeof createTab>;

/** Does one move in a tab. */
export function play(tab: ReducedTab, item: Move, formId = 1) {
  const { send, change, state } = tab;
  const form = state().forms.get(formId);
  switch (item.do) {
    case 'open':
    case 'openNew': {
      if (form) return;
      const what = item.do === 'open' ? { id: 'alpha', seed: null } : { id: null, seed: { size: '' } };
      return send((now) => editing.openForm(now, { formId, entity: 'products', ...what }));
    }
    case 'close':
      return send((now, time) => editing.formClosed(now, formId, time));
    case 'save':
      return send(editing.save);
    case 'leave':
      return send(editing.leave);
    case 'type': {
      if (!form) return;
      const value = { ...form.value, [item.field]: item.text };
      const recordId = form.id ?? editing.newId(state().shown, 'products', value, new Date(START));
      const typing = { formId, id: recordId, value, field: item.field };
      return send((now, time) => editing.typed(now, typing, time));
    }
    case 'undo':
      return void change((snapshot) => planUndoRedo(snapshot, 'undo'));
    case 'redo':
      return void change((snapshot) => planUndoRedo(snapshot, 'redo'));
    case 'order':
      return void change((snapshot) => planReorder(snapshot, 'products', ['gamma', 'alpha', 'beta']));
    case 'remove':
      return void change((snapshot) => planRemove(snapshot, [p(item.id)]));
    case 'restore':
      return void change((snapshot) => planRestore(snapshot, [p(item.id)]));
    case 'set':
      return void change((snapshot) =>
        planEdit(snapshot, [p(item.id)], (value) => ({ ...value, name: item.text })),
      );
    case 'discard':
      return void change((snapshot) => planDiscard(snapshot, [p(item.id)]));
    case 'publish': {
      const draft = state().shown.drafts.get(`products/${item.id}`);
      const written = draft ? [{ draft, hash: 'h' }] : [];
      return send((now, time) => editing.markWritten(now, { to: 'file', written }, time));
    }
    case 'answer':
      return tab.answer(item.isStored);
  }
}
