import { pair } from '@/__tests__/fixtures/pair';
import { textOf } from '@/lib/records';
import type { Studio } from '@/components/admin/store/studio';
import { browserOfEachTest, handOver, p, product, reopen, stateOf, tab } from './studio-kit';

const name = (studio: Studio, id: string) => textOf(studio.row('products', id)?.value.name);

browserOfEachTest(1);

it('shows what was handed over as handed over, until it is edited again', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'One' }));
  await tab.studio().put(p('beta'), product('beta', { name: 'One' }));
  const { drafts } = await tab.studio().contents();
  await tab.studio().put(p('beta'), product('beta', { name: 'Two' }));
  await tab.studio().handOver(drafts, { to: 'file', mark: '' });
  expect(tab.studio().row('products', 'alpha')?.state).toMatchObject({ kind: 'handed' });
  // Edited during the export: it stays on top of the version that is on its way.
  expect(stateOf(tab.studio(), 'beta')).toBe('edited');
  expect(tab.studio().row('products', 'beta')?.below).toMatchObject({ name: pair('One') });
  expect(stateOf(await reopen(), 'alpha')).toBe('handed');
  const names = () => ['alpha', 'beta'].map((id) => name(tab.studio(), id));
  const states = () => ['alpha', 'beta'].map((id) => stateOf(tab.studio(), id));
  await tab.studio().undo();
  expect([names(), states()]).toEqual([
    ['One', 'One'],
    ['handed', 'handed'],
  ]);
  await tab.studio().undo();
  await tab.studio().undo();
  // Both are on their way, so that ordinary drafts take both back.
  expect([names(), states()]).toEqual([
    ['Name of alpha', 'Name of beta'],
    ['edited', 'edited'],
  ]);
  await tab.studio().redo();
  expect(stateOf(tab.studio(), 'alpha')).toBe('handed');
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Two' }));
  expect(stateOf(tab.studio(), 'alpha')).toBe('edited');
  await tab.studio().discard([p('alpha')]);
  expect([name(tab.studio(), 'alpha'), stateOf(tab.studio(), 'alpha')]).toEqual(['One', 'handed']);
  await tab.studio().discard([p('alpha')]);
  expect([name(tab.studio(), 'alpha'), stateOf(tab.studio(), 'alpha')]).toEqual(['Name of alpha', 'edited']);
});

it('takes a new record back by a deletion once it was handed over, by Delete and by Undo', async () => {
  const id = 'kerb-stone';
  await tab.studio().put(p(id), product(id, { name: 'Kerb Stone' }));
  await handOver(tab);
  await tab.studio().remove([p(id)]);
  expect(stateOf(tab.studio(), id)).toBe('deleted');
  await tab.studio().undo();
  expect(stateOf(tab.studio(), id)).toBe('handed');
  await tab.studio().undo();
  expect(stateOf(tab.studio(), id)).toBe('deleted');
  const { drafts } = await tab.studio().contents();
  expect(drafts).toMatchObject([{ op: 'delete', base: null, sent: [{ name: pair('Kerb Stone') }] }]);
});

it('a record that was handed over again and again can still be exported', async () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  for (const one of names) {
    await handOver(tab);
    await tab.studio().put(p('alpha'), product('alpha', { name: one }));
  }
  const { drafts } = await tab.studio().contents();
  // The oldest are seldom still on their way, and a file holds three.
  expect(drafts).toMatchObject([{ sent: names.slice(2, 5).map((one) => ({ name: pair(one) })) }]);
});

it('brings a record back whose deletion was handed over', async () => {
  await tab.studio().remove([p('alpha')]);
  await handOver(tab);
  expect(stateOf(await reopen(), 'alpha')).toBe('handed');
  await tab.studio().restore([p('alpha')]);
  expect(stateOf(tab.studio(), 'alpha')).toBe('edited');
  expect(name(tab.studio(), 'alpha')).toBe('Name of alpha');
});

it('shows a change as proposed until it is edited, and until its proposal ends', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'One' }));
  const propose = () => handOver(tab, { to: 'proposal', mark: 'mark' });
  await propose();
  expect(stateOf(await reopen(), 'alpha')).toBe('proposed');
  await tab.studio().endProposals(new Map([['other', false]]));
  expect(stateOf(tab.studio(), 'alpha')).toBe('proposed');
  await tab.studio().endProposals(new Map([['mark', false]]));
  expect(stateOf(await reopen(), 'alpha')).toBe('edited');
  await propose();
  await tab.studio().endProposals(new Map([['mark', true]]));
  expect(stateOf(await reopen(), 'alpha')).toBe('handed');
});

it('knows what is on its way in a commit when a proposal that was made after it is returned', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Committed' }));
  await handOver(tab, { to: 'commit', mark: 'commit' });
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Proposed' }));
  await handOver(tab, { to: 'proposal', mark: 'mark' });
  await tab.studio().endProposals(new Map([['mark', false]]));
  expect(tab.studio().row('products', 'alpha')?.below).toMatchObject({ name: pair('Committed') });
  const studio = await reopen({ products: [product('alpha', { name: 'Committed' })] });
  expect([name(studio, 'alpha'), stateOf(studio, 'alpha')]).toEqual(['Proposed', 'edited']);
});

it('keeps what was written after a proposal when it is returned, in one draft', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'One' }));
  await handOver(tab, { to: 'proposal', mark: 'mark' });
  await tab.studio().put(p('alpha'), product('alpha', { name: 'One', size: '2 mm' }));
  await tab.studio().endProposals(new Map([['mark', false]]));
  const { drafts } = await tab.studio().contents();
  expect(drafts).toMatchObject([{ base: product('alpha'), value: { name: pair('One'), size: '2 mm' } }]);
  await tab.studio().undo();
  expect(tab.studio().row('products', 'alpha')?.value).toMatchObject({ name: pair('One'), size: '1 mm' });
});

it('needs no review of a correction when the website shows what was handed over before', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Monday' }));
  await handOver(tab);
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Tuesday' }));
  const studio = await reopen({ products: [product('alpha', { name: 'Monday' })] });
  expect(stateOf(studio, 'alpha')).toBe('edited');
  expect(name(studio, 'alpha')).toBe('Tuesday');
});
