import {
  browser,
  browserOfEachTest,
  edit,
  fillStorage,
  labels,
  pictureFile,
  startAfterCrash,
  stored,
  tab,
  type,
  until,
} from './studio-kit';

browserOfEachTest(1);

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

  it('is reported during retries, and pictures of an open form are not freed', async () => {
    const session = edit(tab, 'alpha');
    const put = fillStorage();
    const image = { src: '/images/uploads/wall.webp', alt: 'A wall.', width: 1600, height: 900 };
    session.change({ ...session.getState().value, image }, 'image', pictureFile('wall'));
    await session.flush();
    expect(await tab.studio().storageInfo()).toMatchObject({ unusedPictures: 0 });
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

describe('leaving the page', () => {
  it('writes in the same tick, keeps a recovery snapshot, and drops it once the write is done', async () => {
    const session = edit(tab, 'alpha');
    type(session, 'name', 'Brick');
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    tab.controller.leave();
    expect(commit).toHaveBeenCalledTimes(1);
    expect(browser.snapshots()).toContain('Brick');
    await until(() => browser.snapshots() === '');
    expect(tab.controller.hasUnsaved()).toBe(false);
    type(session, 'name', 'Brick 2');
    await session.flush();
    const next = await startAfterCrash(browser);
    expect(stored(next, 'alpha')).toMatchObject({ name: 'Brick 2' });
    expect(labels(next)).toEqual(['Edited “Brick 2”']);
  });

  it('writes the last text also while an earlier save is on its way', async () => {
    const session = edit(tab, 'alpha');
    type(session, 'name', 'First');
    const flushed = session.flush();
    type(session, 'name', 'Last');
    tab.controller.leave();
    await flushed;
    await session.flush();
    const next = await startAfterCrash(browser);
    expect(stored(next, 'alpha')).toMatchObject({ name: 'Last' });
    expect(tab.studio().state.notice).toBeNull();
  });

  it('goes on from what it has just issued, as the same visit', async () => {
    const session = edit(tab, 'alpha');
    type(session, 'name', 'First');
    tab.controller.leave();
    type(session, 'name', 'Second');
    tab.controller.leave();
    type(session, 'name', 'Third');
    await session.flush();
    expect(tab.studio().row('products', 'alpha')?.draft).toMatchObject({ rev: 3, value: { name: 'Third' } });
    expect(tab.studio().state.notice).toBeNull();
    expect(labels(tab)).toEqual(['Edited “Third”']);
  });

  it('writes nothing when everything is saved', async () => {
    edit(tab, 'alpha');
    const commit = jest.spyOn(IDBTransaction.prototype, 'commit');
    tab.controller.leave();
    expect(commit).not.toHaveBeenCalled();
    expect(browser.snapshots()).toBe('');
  });
});
