import { browser, browserOfEachTest, online, p, pictureFile } from './studio-kit';

const SAFARI =
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; rv:140.0) Gecko/20100101 Firefox/140.0';

function storage(isPersistent = false) {
  return {
    estimate: jest.fn(async () => ({ usage: 12, quota: 100 })),
    persisted: jest.fn(async () => isPersistent),
    persist: jest.fn(async () => true),
  };
}

browserOfEachTest();

it('asks once, after the first saved draft, that the browser keeps the drafts', async () => {
  const ask = storage();
  const { studio } = await browser.startTab(online, { storage: ask });
  expect(ask.persist).not.toHaveBeenCalled();
  await studio().remove([p('alpha')]);
  await studio().remove([p('beta')]);
  expect(ask.persist).toHaveBeenCalledTimes(1);
});

it.each([
  [SAFARI, false, true],
  [SAFARI, true, false],
  [CHROME, false, false],
  [FIREFOX, false, false],
])(
  'tells what is used, and whether the browser may erase it: %#',
  async (userAgent, isPersistent, mayExpire) => {
    const { studio } = await browser.startTab(online, { storage: storage(isPersistent), userAgent });
    const info = { used: 12, quota: 100, isPersistent, mayExpire, unusedPictures: 0 };
    expect(await studio().storageInfo()).toEqual(info);
  },
);

it('keeps the profile over starts and refuses one beyond its limits', async () => {
  const { studio } = await browser.startTab();
  expect(studio().state.profile).toBeNull();
  expect(await studio().setProfile({ name: 'x'.repeat(61), jobTitle: '' })).toMatchObject({ ok: false });
  await studio().setProfile({ name: ' Rina ', jobTitle: 'Editor' });
  expect((await browser.startTab()).studio().state.profile).toEqual({ name: 'Rina', jobTitle: 'Editor' });
});

it('forgets the folder of an older studio and the name at Log Out while drafts stay', async () => {
  const { studio } = await browser.startTab();
  await studio().writeMeta('folder', { kind: 'directory' });
  await studio().setProfile({ name: 'Rina', jobTitle: '' });
  await studio().remove([p('alpha')]);
  expect(await studio().readMeta('folder')).toEqual({ ok: true, value: { kind: 'directory' } });
  expect(await studio().forgetIdentity()).toMatchObject({ ok: true });
  const next = (await browser.startTab()).studio();
  expect(await next.readMeta('folder')).toEqual({ ok: true, value: undefined });
  expect(next.state.profile).toBeNull();
  expect(next.changeCount).toBe(1);
});

it('erases drafts, pictures, history, profile, folder and the text of closed pages', async () => {
  const { studio } = await browser.startTab();
  await studio().edit([p('alpha')], (value) => ({ ...value, name: 'x' }), [pictureFile('wall')]);
  await studio().writeMeta('folder', 'handle');
  await studio().setProfile({ name: 'Rina', jobTitle: '' });
  browser.texts.set('studio:typed:products/alpha 1', '{}');
  await studio().eraseEverything();
  expect(browser.texts.has('studio:typed:products/alpha 1')).toBe(false);
  for (const tab of [studio(), (await browser.startTab()).studio()]) {
    expect(tab.state).toMatchObject({ steps: [], unreadable: [], profile: null });
    expect([tab.changeCount, tab.state.media.size]).toEqual([0, 0]);
  }
  expect(await studio().readMeta('folder')).toEqual({ ok: true, value: undefined });
});

it('gives a backup all drafts, orders and pictures', async () => {
  const { studio } = await browser.startTab();
  await studio().edit([p('alpha')], (value) => ({ ...value, name: 'x' }), [pictureFile('wall')]);
  await studio().reorder('products', ['beta', 'alpha', 'gamma']);
  const { drafts, media } = await studio().contents();
  expect(drafts.map(({ id }) => id).sort()).toEqual(['#order', 'alpha']);
  expect(media).toMatchObject([{ path: 'media/wall.webp' }]);
});
