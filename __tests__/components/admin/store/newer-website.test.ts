import { browserOfEachTest, p, product, productIds, reopen, stateOf, stored, tab } from './studio-kit';

browserOfEachTest(1);

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
    expect(studio.row('products', 'alpha')?.value).toMatchObject({ name: 'Mine', size: '2 mm', inch: '2″' });
    expect(studio.state.notice).toMatchObject({ kind: 'merged' });
    await studio.undo();
    expect(stored(tab, 'alpha')).toMatchObject({ name: 'Mine', size: '2 mm', inch: '1″' });
    await tab.studio().undo();
    expect(tab.studio().changeCount).toBe(0);
    await tab.studio().redo();
    await tab.studio().redo();
    expect(stored(tab, 'alpha')).toMatchObject({ size: '2 mm', inch: '2″' });
  });

  it('and asks for a review where an older draft and the website differ in the same field', async () => {
    await tab.studio().put(p('alpha'), product('alpha', { name: 'One' }));
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Two' }));
    await (await reopen({ products: [product('alpha', { name: 'Two' })] })).undo();
    expect(stateOf(tab.studio(), 'alpha')).toBe('review');
  });
});

it('goes back to an older version of what is published only when asked to, as a change of its own', async () => {
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Changed' }));
  const studio = await reopen({ products: [product('alpha', { name: 'Changed', size: '2 mm' })] });
  const [step] = studio.state.steps;
  if (!step) throw new Error('no step');
  await studio.restoreVersion(step, p('alpha'), 'before');
  expect(stored(tab, 'alpha')).toMatchObject({ name: 'Name of alpha', size: '1 mm' });
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

it('needs no review of a correction when the website shows what was exported before', async () => {
  const exported = product('alpha', { name: 'Monday' });
  await tab.studio().put(p('alpha'), exported);
  await tab.studio().markWritten([...tab.studio().state.drafts.values()]);
  await tab.studio().put(p('alpha'), product('alpha', { name: 'Tuesday' }));
  const studio = await reopen({ products: [exported, product('beta'), product('gamma')] });
  expect(stateOf(studio, 'alpha')).toBe('edited');
  expect(stored(tab, 'alpha')).toMatchObject({ name: 'Tuesday' });
});
