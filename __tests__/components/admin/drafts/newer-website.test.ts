import {
  type Browser,
  createBrowser,
  p,
  product,
  productIds,
  reopened,
  stateOf,
  type Tab,
} from './studio-kit';

let browser: Browser;
let tab: Tab;
beforeEach(async () => {
  browser = createBrowser();
  tab = await browser.startTab();
});

const reopen = async (...online: Parameters<Browser['startTab']>) =>
  (tab = await reopened(browser, tab, ...online)).studio();

it('does away with drafts that are online since the last visit, and keeps the others', async () => {
  await tab.studio().create('products', product('delta'));
  await tab.studio().remove([p('beta')]);
  await tab.studio().put(p('gamma'), product('gamma', { name: 'Mine' }));
  const studio = await reopen({ products: [product('alpha'), product('gamma'), product('delta')] });
  expect(studio.changeCount).toBe(1);
  expect(stateOf(studio, 'delta')).toBe('published');
  expect(stateOf(studio, 'gamma')).toBe('edited');
  expect(studio.state.notice).toMatchObject({ kind: 'published' });
});

it('undoes an edit that is online by now: the draft goes back to what was published before', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Changed' }));
  const online = { products: [product('alpha', { name: 'Changed' })] };
  await (await reopen(online)).undo();
  expect(tab.studio().row('products', 'alpha')?.value.name).toBe('Name of alpha');
  expect(stateOf(tab.studio(), 'alpha')).toBe('edited');
  await tab.studio().redo();
  expect(tab.studio().changeCount).toBe(0);
});

it('undoes one of two edits that are online by now without asking for a review', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'One' }));
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Two' }));
  await (await reopen({ products: [product('alpha', { name: 'Two' })] })).undo();
  expect(tab.studio().row('products', 'alpha')?.value.name).toBe('One');
  expect(stateOf(tab.studio(), 'alpha')).toBe('edited');
});

it('merges with the newer version on the website in one step that can be undone', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  await tab.studio().put(p('beta'), product('beta', { name: 'Mine' }));
  const newer = ['alpha', 'beta', 'gamma'].map((id) => product(id, { size: '2 mm' }));
  const studio = await reopen({ products: newer });
  expect(studio.row('products', 'alpha')?.value).toMatchObject({ name: 'Mine', size: '2 mm' });
  expect(studio.undoable?.label).toBe('Merged with the newer version on the website');
  expect(studio.undoable?.changes).toHaveLength(2);
  await studio.undo();
  expect(tab.studio().row('products', 'alpha')?.value).toMatchObject({ name: 'Mine', size: '1 mm' });
  // Undone on purpose: the next start does not merge again.
  expect((await reopen({ products: newer })).row('products', 'alpha')?.value.size).toBe('1 mm');
});

describe('a record that needs review', () => {
  const theirs = product('alpha', { name: 'Theirs' });
  beforeEach(async () => {
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
    await tab.studio().remove([p('beta')]);
    await tab.studio().put(p('gamma'), product('gamma', { name: 'Mine' }));
    await reopen({ products: [theirs, product('beta', { name: 'Theirs' })] });
  });

  it('says what is disputed', () => {
    const states = productIds(tab.studio()).map((id) => tab.studio().row('products', id)?.state);
    expect(states).toEqual([
      { kind: 'review', problem: { kind: 'disputed', fields: ['name'] } },
      { kind: 'review', problem: { kind: 'edited-there' } },
      { kind: 'review', problem: { kind: 'deleted-there' } },
    ]);
  });

  it('is settled by choosing, one step each', async () => {
    const { resolve } = tab.studio();
    await resolve(p('alpha'), { kind: 'value', value: product('alpha', { name: 'Both' }) });
    await resolve(p('beta'), { kind: 'delete-anyway' });
    await resolve(p('gamma'), { kind: 'keep-as-new' });
    expect(['alpha', 'beta', 'gamma'].map((id) => stateOf(tab.studio(), id))).toEqual([
      'edited',
      'deleted',
      'new',
    ]);
    await tab.studio().undo();
    expect(stateOf(tab.studio(), 'gamma')).toBe('review');
  });

  it('vanishes when the published version is chosen or the draft discarded', async () => {
    const { resolve } = tab.studio();
    await resolve(p('alpha'), { kind: 'value', value: theirs });
    await resolve(p('beta'), { kind: 'discard' });
    await resolve(p('gamma'), { kind: 'discard' });
    expect(tab.studio().changeCount).toBe(0);
    expect(productIds(tab.studio())).toEqual(['alpha', 'beta']);
  });
});
