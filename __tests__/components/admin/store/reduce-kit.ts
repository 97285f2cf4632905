import fc from 'fast-check';
import { type Index, indexRecords, type Published } from '@/components/admin/store/published';
import {
  type Plan,
  planDiscard,
  planRemove,
  planReorder,
  planRestore,
  planSetField,
  planUndoRedo,
} from '@/components/admin/store/plans';
import {
  type Effect,
  type Event,
  isDirty,
  startState,
  type State,
  type Stored,
  type Write,
} from '@/components/admin/store/state/state';
import { draftKey } from '@/components/admin/store/records';
import type { AnyDraft, Snapshot } from '@/components/admin/store/types';
import type { Step } from '@/content/exchange/studio-types';
import { reduce } from '@/components/admin/store/state/reduce';
import { online, p, publishedOf } from './studio-kit';
import { newId } from '@/components/admin/store/record-ids';

const START = Date.parse('2026-11-20T08:00:00Z');
const IDS = ['alpha', 'beta', 'gamma', 'none'] as const;

let published: Published;
let records: Index;
beforeAll(async () => {
  published = await publishedOf(online);
  records = await indexRecords(new Map([['products', online.products]]));
});

/** Whether the website shows exactly this product. */
export const isOnline = (value: string) =>
  published.ids('products').some((id) => JSON.stringify(published.record('products', id)) === value);

/** What somebody does, and how the store answers. */
type Move =
  | { readonly do: 'open' | 'openNew' | 'close' | 'save' | 'leave' | 'undo' | 'redo' | 'order' }
  | { readonly do: 'type'; readonly field: string; readonly text: string }
  | { readonly do: 'remove' | 'restore' | 'discard' | 'publish'; readonly id: string }
  | { readonly do: 'set'; readonly id: string; readonly text: string }
  | { readonly do: 'answer'; readonly isStored: boolean };

const id = fc.constantFrom(...IDS);
const text = fc.constantFrom('', 'a', 'b', 'Name of alpha');
const plain = fc.constantFrom(
  ...(['open', 'openNew', 'close', 'save', 'leave', 'undo', 'redo', 'order'] as const),
);
const move: fc.Arbitrary<Move> = fc.oneof(
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
/** Some minutes of work. */
export const moves = fc.array(move, { maxLength: 60 });

/** A tab with a store that answers when it is told to, in the order in which it was asked. */
export function createTab(status: 'ready' | 'reading' = 'ready', isPure = false) {
  let state: State = startState;
  let time = START;
  const asked: (readonly Write[])[] = [];
  const store = new Map<string, unknown>();
  const effects: Effect[] = [];
  /** Whether a save will come by itself. */
  let isComing = false;

  function send(event: Event) {
    const before = state;
    const [next, wanted] = reduce(before, event);
    // What has been loaded is looked up by functions, which are equal to nothing but themselves.
    if (isPure && event.type !== 'content') expect(reduce(before, event)).toEqual([next, wanted]);
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
  /** The time after so many more milliseconds. */
  const at = (milliseconds = 300) => new Date((time += milliseconds)).toISOString();
  function change(plan: (snapshot: Snapshot) => Plan<unknown>) {
    send({ type: 'save', at: at() });
    const planned = plan(state.shown);
    if (planned.ok) send({ type: 'change', change: planned.change, at: at() });
    return planned.ok;
  }
  function answer(isStored: boolean) {
    const writes = asked.shift();
    if (!writes) return;
    if (!isStored) return send({ type: 'failed', reason: 'quota' });
    for (const { store: name, key, value } of writes) {
      const place = `${name} ${String(key)}`;
      if (value === null) store.delete(place);
      else store.set(place, value);
    }
    send({ type: 'saved', writes, at: at() });
  }

  /** Reads what the store holds, in another role or in the same one. */
  function load(role: Extract<Event, { type: 'loaded' }>['status']) {
    const held = <Entry>(name: string) =>
      [...store].flatMap(([place, value]) => (place.startsWith(`${name} `) ? [value as Entry] : []));
    const stored: Stored = {
      drafts: new Map(held<AnyDraft>('drafts').map((draft) => [draftKey(draft.entity, draft.id), draft])),
      steps: held<Step>('steps').sort((one, other) => one.seq - other.seq),
      media: new Map(),
      quarantine: [],
      profile: null,
      storeName: 'studio',
      hasNewer: false,
    };
    send({ type: 'loaded', stored, status: role, snapshots: [], at: at() });
  }

  send({ type: 'content', records, recordVersion: 1 });
  load(status === 'ready' ? { phase: 'ready', storage: 'kept' } : { phase: 'reading', since: 'start' });
  return { send, change, answer, load, at, store, asked, effects, state: () => state };
}

type ReducedTab = ReturnType<typeof createTab>;

/** Does one move in a tab. */
export function play(tab: ReducedTab, item: Move, formId = 1) {
  const { send, change, at, state } = tab;
  const form = state().forms.get(formId);
  switch (item.do) {
    case 'open':
      if (form) return;
      return send({ type: 'form-opened', formId, entity: 'products', id: 'alpha', seed: {}, isNew: false });
    case 'openNew':
      if (form) return;
      return send({
        type: 'form-opened',
        formId,
        entity: 'products',
        id: null,
        seed: { size: '' },
        isNew: true,
      });
    case 'close':
      return send({ type: 'form-closed', formId, at: at() });
    case 'save':
      return send({ type: 'save', at: at() });
    case 'leave':
      return send({ type: 'leaving', at: at() });
    case 'type': {
      if (!form) return;
      const value = { ...form.value, [item.field]: item.text };
      const now = new Date(START);
      const recordId = form.id ?? newId(state().shown, 'products', value, now);
      return send({ type: 'typed', formId, id: recordId, value, field: item.field, at: at() });
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
      return void change((snapshot) => planSetField(snapshot, [p(item.id)], 'name', item.text));
    case 'discard':
      return void change((snapshot) => planDiscard(snapshot, [p(item.id)]));
    case 'publish': {
      const draft = state().shown.drafts.get(`products/${item.id}`);
      return send({ type: 'publish', to: 'file', written: draft ? [{ draft, hash: 'h' }] : [], at: at() });
    }
    case 'answer':
      return tab.answer(item.isStored);
  }
}
