import { textOf, sameJson, type ManagedRecord } from '@/lib/records';
import fc from '@/__tests__/fast-check';
import { planDiscard, planImport, planReorder, planUndoRedo } from '@/components/admin/store/plans';
import { makeRow } from '@/components/admin/store/records';
import { formClosed, leave as leaveTab, markWritten, save } from '@/components/admin/store/state/transitions';
import { versionOf } from '@/components/admin/store/steps';
import { ORDER_ID } from '@/lib/exchange/studio-types';
import { browserOfEachTest, edit, p, product, tab, type } from './studio-kit';
import { createTab, play } from './reduce-kit';

const FIELDS = ['name', 'size'] as const;

/** The imported change that adds a product. */
const madeOf = (id: string, value: ManagedRecord) =>
  ({ entity: 'products', id, op: 'put', value, base: null, baseHash: null }) as const;

/** A user action with its delay in ms. */
const move = fc.record({
  after: fc.constantFrom(50, 300, 900),
  do: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('name', 'size') },
    { weight: 3, arbitrary: fc.constantFrom('undo', 'redo') },
    { weight: 4, arbitrary: fc.constantFrom('import', 'review', 'leave', 'come', 'begin', 'reload') },
  ),
});

const texts = (value: unknown) => FIELDS.map((field) => textOf((value as Record<string, unknown>)[field]));

/** Creates a tab with one form; records its text before every action other than typing. */
function createWork() {
  const tab = createTab();
  const kept = new Set<string>();
  let formId = 1;
  let count = 0;
  let last: { readonly field: string; readonly at: number } | null = null;
  let time = 0;

  const form = () => tab.state().forms.get(formId);
  function keep() {
    texts(form()?.value ?? {}).forEach((text) => kept.add(text));
    last = null;
  }
  const undoRedo = (to: 'undo' | 'redo') => tab.change((snapshot) => planUndoRedo(snapshot, to));
  function leave() {
    tab.send((state, at) => formClosed(state, formId, at), 0);
    formId += 1;
  }

  function go({ after, do: what }: { readonly after: number; readonly do: string }) {
    time += after;
    tab.at(after);
    const field = FIELDS.find((name) => name === what);
    if (field) {
      if (last === null || last.field !== field || time - last.at >= 800) keep();
      last = { field, at: time };
      return play(tab, { do: 'type', field, text: `text ${++count}` }, formId);
    }
    // There is one form at a time.
    if (form() && (what === 'come' || what === 'begin')) return;
    keep();
    switch (what) {
      case 'undo':
      case 'redo':
        return undoRedo(what);
      case 'import': {
        const value = product('alpha', { name: `imported ${++count}` });
        const other = product('new', { name: 'Imported beside it' });
        const changes = count % 2 ? [madeOf('new', other)] : [madeOf('alpha', value), madeOf('new', other)];
        return tab.change((snapshot) => planImport(snapshot, changes, [], 'imported'));
      }
      case 'review':
        return tab.send(save, 0);
      case 'leave':
        return leave();
      case 'come':
        return play(tab, { do: 'open' }, formId);
      case 'begin':
        return play(tab, { do: 'openNew' }, formId);
      case 'reload':
        leave();
        tab.send(leaveTab, 0);
        while (tab.asked.length > 0) tab.answer(true);
        return tab.load({ phase: 'ready', storage: 'kept' });
    }
  }

  /** Returns all texts that Undo, Redo or Activity can restore. */
  function reachable() {
    const values = new Set(['', 'Name of alpha', '1 mm']);
    const look = () => {
      for (const draft of tab.state().shown.drafts.values())
        if ('op' in draft) texts(draft.value).forEach((text) => values.add(text));
    };
    for (const step of tab.state().shown.steps)
      for (const change of step.changes)
        for (const side of ['before', 'after'] as const)
          texts(versionOf(change, side) ?? {}).forEach((text) => values.add(text));
    look();
    while (undoRedo('undo')) look();
    while (undoRedo('redo')) look();
    return values;
  }
  return { tab, go, keep, leave, kept, reachable };
}

it('keeps every saved text within reach of Undo, Redo or Activity', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (played) => {
      const work = createWork();
      for (const item of [{ after: 0, do: 'come' }, ...played]) work.go(item);
      work.keep();
      work.leave();
      const reachableValues = work.reachable();
      expect([...work.kept].filter((text) => !reachableValues.has(text))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

it('undoes the latest change of any kind', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), move, (played, last) => {
      const work = createWork();
      for (const item of [{ after: 0, do: 'come' }, ...played, { after: 900, do: 'review' }]) work.go(item);
      const look = () => {
        const { shown, forms } = work.tab.state();
        const drafts = [...shown.drafts.values()].map(
          (draft) => 'op' in draft && [draft.id, draft.op, draft.value],
        );
        return JSON.stringify([drafts.sort(), [...forms.values()].map(({ value }) => texts(value))]);
      };
      const before = look();
      const steps = work.tab.state().shown.steps.length;
      work.go(last);
      work.go({ after: 0, do: 'review' });
      // Only changes add steps; Undo and Redo do not.
      if (work.tab.state().shown.steps.length === steps) return;
      work.go({ after: 0, do: 'undo' });
      expect(look()).toBe(before);
    }),
    { numRuns: 300 },
  );
});

describe('with a form open', () => {
  browserOfEachTest(1);
  const undoLabel = () => tab.controller.undoLabel('undo');

  it('names the step that Undo affects, and undoes an import before earlier typing', async () => {
    const session = edit(tab, null);
    type(session, 'name', 'Selina');
    expect(undoLabel()).toBe('typing in “Selina”');
    type(session, 'size', 'A long message');
    const value = product('beta', { name: 'Of a colleague' });
    const imported = ['a', 'b', 'c'].map((id) => madeOf(id, { ...value, id }));
    await tab.studio().importChanges(imported, []);
    expect(undoLabel()).toBe('import of 3 changes');
    await tab.studio().undo();
    expect(session.getState().value).toMatchObject({ name: 'Selina', size: 'A long message' });
    expect(tab.studio().changeCount).toBe(1);
    expect(undoLabel()).toBe('typing in “Selina”');
    expect(tab.controller.undoLabel('redo')).toBe('import of 3 changes');
  });

  it('undoes the title of a new record together with the id derived from it', async () => {
    const session = edit(tab, null, { name: '', size: '1 mm' });
    type(session, 'name', 'K');
    type(session, 'name', 'Kerb');
    await session.rename('kerb', true);
    expect(session.getState()).toMatchObject({ id: 'kerb', value: { name: 'Kerb' } });
    expect(tab.studio().state.steps).toHaveLength(1);
    await tab.studio().undo();
    expect(session.getState()).toMatchObject({ mode: 'editing', value: { name: '', size: '1 mm' } });
    expect(tab.studio().changeCount).toBe(0);
    await tab.studio().redo();
    expect(session.getState()).toMatchObject({ id: 'kerb', value: { name: 'Kerb' } });
  });
});

/** Moves of a record that may have been sent. */
const sentMove = fc.oneof(
  fc.record({
    do: fc.constant('set' as const),
    id: fc.constant('alpha'),
    text: fc.constantFrom('One', 'Two', 'Name of alpha'),
  }),
  fc.record({
    do: fc.constantFrom('publish' as const, 'remove', 'restore', 'discard'),
    id: fc.constant('alpha'),
  }),
  fc.record({ do: fc.constantFrom('undo' as const, 'redo') }),
);

test('a record without a draft is as it was sent last, whatever was done before and after', () => {
  fc.assert(
    fc.property(fc.array(sentMove, { maxLength: 14 }), (moves) => {
      const tab = createTab();
      const row = () => makeRow(tab.state().shown, p('alpha'));
      const visibleValue = () => (row()?.draft?.op === 'delete' ? null : (row()?.value ?? null));
      const online = visibleValue();
      let coming = online;
      for (const move of moves) {
        // Whoever throws away what takes a sent value back lets that value come.
        if (move.do === 'discard' && sameJson(visibleValue(), online)) continue;
        play(tab, move);
        if (move.do === 'publish' && row()?.draft) coming = visibleValue();
        if (row()?.draft === null) expect(visibleValue()).toEqual(coming);
      }
    }),
    { numRuns: 300 },
  );
});

test('what was discarded twice, since it was sent, is gone again after Undo and Redo', () => {
  const tab = createTab();
  play(tab, { do: 'set', id: 'beta', text: '' });
  for (const move of ['publish', 'discard', 'discard'] as const) play(tab, { do: move, id: 'beta' });
  play(tab, { do: 'undo' });
  expect(tab.state().shown.drafts.size).toBe(1);
  play(tab, { do: 'redo' });
  expect(tab.state().shown.drafts.size).toBe(0);
});

test('an order that was sent is taken back by a draft', () => {
  const tab = createTab();
  const send = () =>
    tab.send((state, at) => {
      const written = [...state.shown.drafts.values()].map((draft) => ({ draft, hash: 'h' }));
      return markWritten(state, { to: 'file', written }, at);
    });
  play(tab, { do: 'order' });
  send();
  tab.change((snapshot) => planReorder(snapshot, 'products', ['alpha', 'beta', 'gamma']));
  const back = { baseIds: ['gamma', 'alpha', 'beta'], ids: ['alpha', 'beta', 'gamma'] };
  expect([...tab.state().shown.drafts.values()]).toMatchObject([back]);
  play(tab, { do: 'undo' });
  play(tab, { do: 'undo' });
  expect([...tab.state().shown.drafts.values()]).toMatchObject([back]);
  tab.change((snapshot) => planReorder(snapshot, 'products', ['beta', 'alpha', 'gamma']));
  tab.change((snapshot) => planDiscard(snapshot, [{ entity: 'products', id: ORDER_ID }]));
  expect([...tab.state().shown.drafts.values()]).toMatchObject([back]);
  send();
  while (tab.asked.length > 0) tab.answer(true);
  tab.load({ phase: 'ready', storage: 'kept' });
  expect(tab.state().shown.drafts.size).toBe(0);
});
