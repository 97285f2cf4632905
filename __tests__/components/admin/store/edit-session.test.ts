import {
  browser,
  browserOfEachTest,
  edit,
  fillStorage,
  handOver,
  labels,
  p,
  pictureFile,
  productIds,
  stateOf,
  stored,
  tab,
  type,
  until,
} from './studio-kit';

browserOfEachTest(1);

describe('a form', () => {
  it('saves by itself, as a step that grows until there is a pause or another field', async () => {
    const session = edit(tab, 'alpha');
    type(session, 'name', 'B');
    expect(tab.controller.hasUnsaved()).toBe(true);
    expect(tab.studio().state.save.kind).toBe('saving');
    await until(() => tab.studio().state.save.kind === 'saved');
    expect(tab.controller.hasUnsaved()).toBe(false);
    type(session, 'name', 'Brick');
    type(session, 'size', '9 mm');
    browser.wait(800);
    type(session, 'size', '10 mm');
    session.close();
    await tab.studio().flush();
    expect(stored(tab, 'alpha')).toMatchObject({ name: 'Brick', size: '10 mm' });
    expect(labels(tab)).toEqual(['Edited “Brick”', 'Edited “Brick”', 'Edited “Brick”']);
    expect(tab.studio().state.save.kind).toBe('saved');
    await tab.studio().undo();
    await tab.studio().undo();
    expect(stored(tab, 'alpha')).toMatchObject({ name: 'Brick', size: '1 mm' });
    await tab.studio().undo();
    expect(stateOf(tab.studio(), 'alpha')).toBe('published');
  });

  it('saves in the middle of steady typing, within 400 ms of a key', async () => {
    const session = edit(tab, 'alpha');
    let count = 0;
    const typing = setInterval(() => type(session, 'name', 'B'.repeat((count += 1))), 20);
    await until(() => tab.studio().changeCount === 1);
    const first = count;
    await until(() => labels(tab).length === 1 && tab.studio().state.revision > 1);
    clearInterval(typing);
    expect(first).toBeLessThan(60);
    expect(labels(tab)).toHaveLength(1);
    await session.flush();
  });

  it('leaves neither draft nor step after the typed text was reverted', async () => {
    const session = edit(tab, 'alpha');
    const { name } = session.getState().value;
    type(session, 'name', 'Brick');
    await until(() => tab.studio().state.save.kind === 'saved');
    session.change({ ...session.getState().value, name }, 'name');
    session.close();
    await tab.studio().flush();
    expect(tab.studio().changeCount).toBe(0);
    expect(labels(tab)).toEqual([]);
  });
});

describe('a new record', () => {
  it('gets its id at the first change, from its title, and keeps it; the next change is an edit', async () => {
    const session = edit(tab, null, { name: '', category: 'other-products' });
    expect(session.getState()).toMatchObject({ mode: 'editing', id: null });
    await session.flush();
    expect(tab.studio().changeCount).toBe(0);
    type(session, 'name', 'Kerb');
    expect(session.getState().id).toBe('kerb');
    type(session, 'name', 'Kerb Stone');
    await session.flush();
    expect(session.getState().id).toBe('kerb');
    expect(stored(tab, 'kerb')).toEqual({ id: 'kerb', name: 'Kerb Stone', category: 'other-products' });
    type(session, 'size', '3 mm');
    await session.flush();
    expect(labels(tab)).toEqual(['Added “Kerb Stone”', 'Edited “Kerb Stone”']);
  });

  it('can be renamed until it is published, keeps its place in the order, and undo names it back', async () => {
    const session = edit(tab, null);
    type(session, 'name', 'Kerb');
    await session.flush();
    await tab.studio().reorder('products', ['kerb', 'alpha', 'beta', 'gamma']);
    expect(await session.rename('alpha')).toEqual({ ok: false, reason: 'taken-id' });
    expect(session.getState()).toMatchObject({ id: 'kerb', mode: 'editing' });
    expect(await session.rename('kerb-stone')).toMatchObject({ ok: true });
    expect(session.getState()).toMatchObject({ id: 'kerb-stone', mode: 'editing' });
    type(session, 'name', 'Kerb Stone');
    session.close();
    expect(productIds(tab.studio())).toEqual(['kerb-stone', 'alpha', 'beta', 'gamma']);
    await tab.studio().undo();
    await tab.studio().undo();
    expect(productIds(tab.studio())).toEqual(['kerb', 'alpha', 'beta', 'gamma']);
  });

  it('keeps its id once it was handed over, also when edited again: a second id would make a second record', async () => {
    const session = edit(tab, null);
    type(session, 'name', 'Kerb');
    await session.flush();
    await handOver(tab);
    type(session, 'name', 'Kerb Stone');
    await session.flush();
    expect(await session.rename('kerb-stone')).toEqual({ ok: false, reason: 'nothing' });
    expect(session.getState()).toMatchObject({ id: 'kerb' });
  });

  it('refuses to rename a published record', async () => {
    const session = edit(tab, 'alpha');
    type(session, 'name', 'Brick');
    expect(await session.rename('brick')).toEqual({ ok: false, reason: 'nothing' });
    expect(session.getState()).toMatchObject({ id: 'alpha', mode: 'editing' });
  });
});

it('a picture is deleted once no draft, step or open form refers to it', async () => {
  const session = edit(tab, 'alpha');
  const { edit: keep, freeUnusedPictures, storageInfo } = tab.studio();
  for (const name of ['cancelled', 'chosen']) await keep([], (value) => value, [pictureFile(name, 1_000)]);
  const image = { src: '/images/uploads/chosen.webp', alt: 'A wall.', width: 9, height: 9 };
  session.change({ ...session.getState().value, image }, 'image');
  expect(await storageInfo()).toMatchObject({ unusedPictures: 1_000 });
  expect(await freeUnusedPictures()).toEqual({ ok: true, value: { bytes: 1_000 } });
  expect([...tab.studio().state.media.keys()]).toEqual(['media/chosen.webp']);
  await session.close();
  await tab.studio().undo();
  // Redo still needs it.
  expect(await storageInfo()).toMatchObject({ unusedPictures: 0 });
});

it('deletes from a list a record that is open in an editor, with its unsaved text', async () => {
  const session = edit(tab, 'alpha');
  type(session, 'name', 'Brick');
  await tab.studio().remove([p('alpha')]);
  expect(stateOf(tab.studio(), 'alpha')).toBe('deleted');
  expect(labels(tab)).toEqual(['Edited “Brick”', 'Deleted “Brick”']);
  await tab.studio().undo();
  expect(session.getState().value).toMatchObject({ name: 'Brick' });
});

describe('full storage', () => {
  it('keeps the text, reports the failure, backs the text up, and saves after the next change', async () => {
    const session = edit(tab, 'alpha');
    const put = fillStorage();
    type(session, 'name', 'Brick');
    expect(await session.flush()).toEqual({ ok: false, reason: 'quota' });
    expect(tab.studio().state.save).toEqual({ kind: 'failed', reason: 'quota' });
    expect(session.getState()).toMatchObject({ value: { name: 'Brick' } });
    const backup = await tab.studio().contents();
    expect(backup.drafts).toMatchObject([{ id: 'alpha', value: { name: 'Brick' } }]);
    expect(tab.controller.hasUnsaved()).toBe(true);

    put.mockRestore();
    type(session, 'name', 'Brick 2');
    await session.flush();
    expect(tab.studio().state.save.kind).toBe('saved');
    expect(stored(tab, 'alpha')).toMatchObject({ name: 'Brick 2' });
    expect(tab.controller.hasUnsaved()).toBe(false);
  });

  it('is reported during retries', async () => {
    const session = edit(tab, 'alpha');
    const put = fillStorage();
    type(session, 'name', 'Bric');
    await session.flush();
    const said = new Set<string>();
    tab.controller.subscribe(() => said.add(tab.studio().state.save.kind));
    type(session, 'name', 'Brick');
    await session.flush();
    expect([...said]).toEqual(['failed']);
    put.mockRestore();
  });

  it('keeps the text when the editor is closed: it is shown on return, and saved by Try again', async () => {
    const session = edit(tab, 'alpha');
    const put = fillStorage();
    type(session, 'name', 'Brick');
    session.close();
    await until(() => tab.studio().state.save.kind === 'failed');
    expect(tab.controller.hasUnsaved()).toBe(true);
    const again = edit(tab, 'alpha');
    expect(again.getState()).toMatchObject({ mode: 'editing', value: { name: 'Brick' } });
    await again.close();
    put.mockRestore();
    expect(await tab.studio().flush()).toMatchObject({ ok: true });
    expect(stored(tab, 'alpha')).toMatchObject({ name: 'Brick' });
    expect(tab.controller.hasUnsaved()).toBe(false);
  });
});
