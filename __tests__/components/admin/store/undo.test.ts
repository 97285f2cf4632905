import { pair } from '@/__tests__/fixtures/pair';
import fc from '@/__tests__/fast-check';
import { ORDER_ID } from '@/lib/exchange/studio-types';
import type { ManagedRecord } from '@/lib/records';
import { samples } from '@/scripts/test/depth';
import {
  browser,
  browserOfEachTest,
  edit,
  handOver,
  p,
  product,
  productIds,
  renewBrowser,
  reopen,
  stateOf,
  type Tab,
  tab,
  type,
} from './studio-kit';

browserOfEachTest(1);

/** The imported change that adds a product. */
const madeOf = (id: string, value: ManagedRecord) =>
  ({ entity: 'products', id, op: 'put', value, base: null }) as const;

describe('with a form open', () => {
  const undoLabel = () => tab.controller.undoLabel('undo');

  it('names the step that Undo affects, and undoes an import before earlier typing', async () => {
    const session = edit(tab, null);
    type(session, 'name', 'Selina');
    await session.flush();
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

/** What is done with a record that may have been sent. */
const sentMove = fc.oneof(
  fc.record({ do: fc.constant('set' as const), text: fc.constantFrom('', 'One', 'Two', 'Name of alpha') }),
  fc.record({ do: fc.constantFrom('publish' as const, 'remove', 'restore', 'discard', 'undo', 'redo') }),
);
type SentMove = typeof sentMove extends fc.Arbitrary<infer Item> ? Item : never;

async function play({ studio }: Tab, move: SentMove, id = 'alpha') {
  const { edit: editRecords, ...actions } = studio();
  if (move.do === 'set') return editRecords([p(id)], (value) => ({ ...value, name: pair(move.text) }));
  if (move.do === 'undo' || move.do === 'redo') return actions[move.do]();
  if (move.do !== 'publish') return actions[move.do]([p(id)]);
  return handOver({ studio }, { id });
}

test('a record without a draft is as it was handed over last, whatever was done before and after', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sentMove, { maxLength: 14 }), async (moves) => {
      renewBrowser();
      const own = await browser.startTab();
      const row = () => own.studio().row('products', 'alpha');
      const shown = () => (row()?.change?.op === 'delete' ? null : (row()?.value ?? null));
      const hasDraft = () => own.studio().state.drafts.size > 0;
      let coming = shown();
      for (const move of moves) {
        await play(own, move);
        if (move.do === 'publish') coming = shown();
        if (!hasDraft()) expect(shown()).toEqual(coming);
        expect(row()?.below ?? null).toEqual(coming);
      }
    }),
    { numRuns: samples(60, 300) },
  );
});

test('what takes back a change that was handed over goes by Undo, and comes again by Redo', async () => {
  const state = () => stateOf(tab.studio(), 'beta');
  await play(tab, { do: 'set', text: '' }, 'beta');
  for (const does of ['publish', 'discard', 'discard'] as const) await play(tab, { do: does }, 'beta');
  expect(state()).toBe('handed');
  await tab.studio().undo();
  expect(state()).toBe('edited');
  await tab.studio().redo();
  expect(state()).toBe('handed');
});

test('an order that was handed over is taken back by a draft', async () => {
  const { reorder, undo, discard } = tab.studio();
  const drafts = () => [...tab.studio().state.drafts.values()];
  const order = (...ids: readonly string[]) => reorder('products', ids);
  const first = ['gamma', 'alpha', 'beta'];
  await order(...first);
  await handOver(tab);
  await order('alpha', 'beta', 'gamma');
  const back = { baseIds: first, ids: ['alpha', 'beta', 'gamma'] };
  expect(drafts()).toMatchObject([back]);
  await undo();
  expect([drafts(), productIds(tab.studio())]).toEqual([[], first]);
  await undo();
  expect(drafts()).toMatchObject([back]);
  await order('beta', 'alpha', 'gamma');
  await discard([{ entity: 'products', id: ORDER_ID }]);
  expect([drafts(), productIds(tab.studio())]).toEqual([[], first]);
  await discard([{ entity: 'products', id: ORDER_ID }]);
  expect(drafts()).toMatchObject([back]);
  await handOver(tab);
  await reopen();
  expect([...tab.studio().changes]).toEqual([]);
});

test('an order of new and deleted records goes once the website has it', async () => {
  const { put, remove, reorder } = tab.studio();
  await put(p('delta'), product('delta'));
  await remove([p('alpha')]);
  await reorder('products', ['gamma', 'delta', 'alpha', 'beta']);
  await handOver(tab);
  const studio = await reopen({ products: ['gamma', 'delta', 'beta'].map((id) => product(id)) });
  expect(studio.changeCount).toBe(0);
  expect(studio.state.notice).toMatchObject({ kind: 'published' });
});

test('the whole history can be undone and redone, also what was handed over meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(sentMove, { maxLength: 20 }), async (moves) => {
      renewBrowser();
      const own = await browser.startTab();
      for (const move of moves) await play(own, move);
      const all = async (to: 'undo' | 'redo') => {
        while ((await own.studio()[to]()).ok);
        return [...own.studio().state.drafts.values()].map((draft) => [
          draft.id,
          'op' in draft && [draft.op, draft.value],
        ]);
      };
      const end = await all('redo');
      const begin = await all('undo');
      expect(await all('redo')).toEqual(end);
      expect(await all('undo')).toEqual(begin);
    }),
    { numRuns: samples(40, 300) },
  );
});
