import { pair } from '@/__tests__/fixtures/pair';
import { textOf } from '@/lib/records';
import type { Studio } from '@/components/admin/store/studio';
import {
  browserOfEachTest,
  edit,
  labels,
  p,
  pictureFile,
  product,
  productIds,
  reopen,
  stateOf,
  tab,
  type,
} from './studio-kit';

const name = (studio: Studio, id: string) => textOf(studio.row('products', id)?.value.name);

browserOfEachTest(1);

/** Creates a product in the editor; returns its id. */
async function begin(title: string) {
  const session = edit(tab, null);
  type(session, 'name', title);
  await session.close();
  return session.getState().id;
}

it('creates, edits, deletes, restores and duplicates, each as one step', async () => {
  const { put, remove, restore, duplicate } = tab.studio();
  expect(await begin('Kerb Stone')).toBe('kerb-stone');
  expect(stateOf(tab.studio(), 'kerb-stone')).toBe('new');
  await put(p('alpha'), product('alpha', { name: 'Changed' }));
  expect(stateOf(tab.studio(), 'alpha')).toBe('edited');
  await remove([p('alpha'), p('beta'), p('kerb-stone')]);
  expect(productIds(tab.studio())).toEqual(['alpha', 'beta', 'gamma']);
  expect(stateOf(tab.studio(), 'beta')).toBe('deleted');
  await restore([p('alpha'), p('beta')]);
  expect(name(tab.studio(), 'alpha')).toBe('Changed');
  expect(stateOf(tab.studio(), 'beta')).toBe('published');
  const copies = await duplicate([p('gamma')]);
  expect(copies).toEqual({ ok: true, value: ['name-of-gamma'] });
  expect(name(tab.studio(), 'name-of-gamma')).toBe('Name of gamma');
  expect(labels(tab)).toEqual([
    'Added “Kerb Stone”',
    'Edited “Changed”',
    'Deleted 3 products',
    'Restored 2 products',
    'Duplicated “Name of gamma”',
  ]);
});

it('imports in one step and undoes the whole import', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  const row = tab.studio().row('products', 'alpha');
  if (!row?.change) throw new Error('no draft');
  const { base } = row.change;
  const value = product('alpha', { name: 'Colleague', image: { src: '/images/uploads/wall.webp' } });
  const outcome = await tab.studio().importChanges(
    [
      { entity: 'products', id: 'alpha', op: 'put', value, base },
      { entity: 'products', id: 'new', op: 'put', value: product('new'), base: null },
      {
        entity: 'products',
        id: '#order',
        baseIds: ['alpha', 'beta', 'gamma'],
        ids: ['new', 'alpha', 'beta', 'gamma'],
      },
    ],
    [pictureFile('wall')],
  );
  expect(outcome.ok).toBe(true);
  expect(productIds(tab.studio())).toEqual(['new', 'alpha', 'beta', 'gamma']);
  expect(name(tab.studio(), 'alpha')).toBe('Colleague');
  expect(tab.studio().state.media.size).toBe(1);
  await tab.studio().undo();
  expect(productIds(tab.studio())).toEqual(['alpha', 'beta', 'gamma']);
  expect(name(tab.studio(), 'alpha')).toBe('Mine');
});

it('restores the version of a record at a step, as a new step', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'One' }));
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Two' }));
  const [first] = tab.studio().state.steps;
  if (!first) throw new Error('no step');
  await tab.studio().restoreVersion(first, p('alpha'), 'after');
  expect(name(tab.studio(), 'alpha')).toBe('One');
  await tab.studio().restoreVersion(first, p('alpha'), 'before');
  expect(stateOf(tab.studio(), 'alpha')).toBe('published');
  await tab.studio().undo();
  expect(name(tab.studio(), 'alpha')).toBe('One');
});

it('removes drafts that were published since the last visit, and keeps the others', async () => {
  await tab.studio().put(p('delta'), product('delta'));
  await tab.studio().remove([p('beta')]);
  await tab.studio().put(p('gamma'), product('gamma', { name: 'Mine' }));
  const studio = await reopen({ products: [product('alpha'), product('gamma'), product('delta')] });
  expect(studio.changeCount).toBe(1);
  expect(stateOf(studio, 'delta')).toBe('published');
  expect(stateOf(studio, 'gamma')).toBe('edited');
  expect(studio.state.notice).toMatchObject({ kind: 'published' });
});

describe('Undo takes an edit back that is followed by one that is online', () => {
  const edits = async () => {
    await tab.studio().put(p('alpha'), product('alpha', { name: 'First' }));
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Second' }));
  };

  it('without a question, since both texts are one’s own', async () => {
    await edits();
    const studio = await reopen({ products: [product('alpha', { name: 'Second', size: '2 mm' })] });
    await studio.undo();
    expect(stateOf(tab.studio(), 'alpha')).toBe('edited');
    expect(tab.studio().row('products', 'alpha')?.value).toMatchObject({
      name: pair('First'),
      size: '2 mm',
    });
  });

  it('with a question where somebody else has written another text since', async () => {
    await edits();
    const studio = await reopen({ products: [product('alpha', { name: 'Theirs' })] });
    await studio.undo();
    expect(stateOf(tab.studio(), 'alpha')).toBe('review');
  });
});

describe('Undo leaves alone what is published', () => {
  it('when an edit is online by now: there is no draft again, and Redo changes nothing either', async () => {
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Changed' }));
    await (await reopen({ products: [product('alpha', { name: 'Changed' })] })).undo();
    expect(stateOf(tab.studio(), 'alpha')).toBe('published');
    await tab.studio().redo();
    expect(tab.studio().changeCount).toBe(0);
  });

  it('when the draft was merged with the newer version of the website', async () => {
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Mine', inch: '2″' }));
    const studio = await reopen({ products: [product('alpha', { size: '2 mm' })] });
    expect(studio.row('products', 'alpha')?.value).toMatchObject({
      name: pair('Mine'),
      size: '2 mm',
      inch: '2″',
    });
    expect(studio.state.notice).toMatchObject({ kind: 'merged' });
    await studio.undo();
    expect(tab.studio().row('products', 'alpha')?.value).toMatchObject({
      name: pair('Mine'),
      size: '2 mm',
      inch: '1″',
    });
    await tab.studio().undo();
    expect(tab.studio().changeCount).toBe(0);
    await tab.studio().redo();
    await tab.studio().redo();
    expect(tab.studio().row('products', 'alpha')?.value).toMatchObject({ size: '2 mm', inch: '2″' });
  });
});

it('goes back to an older version of what is published only when asked to, as a change of its own', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Changed' }));
  const studio = await reopen({ products: [product('alpha', { name: 'Changed', size: '2 mm' })] });
  const [step] = studio.state.steps;
  if (!step) throw new Error('no step');
  await studio.restoreVersion(step, p('alpha'), 'before');
  expect(tab.studio().row('products', 'alpha')?.value).toMatchObject({
    name: pair('Name of alpha'),
    size: '1 mm',
  });
  expect(stateOf(tab.studio(), 'alpha')).toBe('edited');
  expect(tab.controller.undoLabel('undo')).toBe('restored version of “Changed”');
});

describe('a record that needs review', () => {
  const theirs = product('alpha', { name: 'Theirs' });
  beforeEach(async () => {
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
    await tab.studio().remove([p('beta')]);
    await tab.studio().put(p('gamma'), product('gamma', { name: 'Mine' }));
    await reopen({ products: [theirs, product('beta', { name: 'Theirs' })] });
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
