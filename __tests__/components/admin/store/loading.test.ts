import type { Entity } from '@/lib/records';
import { schemas } from '@/content/registry/forms';
import {
  browser,
  browserOfEachTest,
  edit,
  online,
  p,
  product,
  productIds,
  reopened,
  stateOf,
  stored,
  type,
} from './studio-kit';

browserOfEachTest();

describe('records', () => {
  const both = { ...online, blogs: [{ _id: 'post', title: 'A post' }] };

  it('of an entity are loaded with those that name them when its screen requests them, and no others', async () => {
    const loadRecords = jest.fn(async (entity: Entity) => (entity === 'products' ? online.products : []));
    const { studio } = await browser.startTab(both, { loadRecords }, ['products']);
    const products = [['products'], ['categories']];
    expect(loadRecords.mock.calls).toEqual(products);
    expect(productIds(studio())).toEqual(['alpha', 'beta', 'gamma']);
    expect(studio().hasRecords('blogs')).toBe(false);
    expect(await studio().needRecords(['products', 'blogs'])).toBe(true);
    expect(loadRecords.mock.calls).toEqual([...products, ['blogs']]);
  });

  it('that have a draft are loaded before the drafts are shown, on every screen', async () => {
    const tab = await browser.startTab(both);
    await tab.studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
    const { studio } = await reopened(browser, tab, both, {}, ['blogs']);
    expect(studio().hasRecords('products')).toBe(true);
    expect(stateOf(studio(), 'alpha')).toBe('edited');
  });

  it('that failed to load are requested again', async () => {
    const loadRecords = jest
      .fn()
      .mockResolvedValueOnce(online.products)
      .mockResolvedValueOnce([])
      .mockRejectedValueOnce(new Error('gone'));
    const { studio } = await browser.startTab(both, { loadRecords }, ['products']);
    expect(await studio().needRecords(['blogs'])).toBe(false);
    expect(studio().state.status.phase).toBe('ready');
    loadRecords.mockResolvedValueOnce(both.blogs);
    expect(await studio().needRecords(['blogs'])).toBe(true);
    expect(studio().rows('blogs')).toHaveLength(1);
  });

  it('do not arrive while those that name them are missing', async () => {
    const loadRecords = jest.fn().mockResolvedValueOnce(both.blogs);
    const { studio } = await browser.startTab(both, { loadRecords }, ['blogs']);
    loadRecords.mockResolvedValueOnce(online.products).mockRejectedValueOnce(new Error('gone'));
    expect(await studio().needRecords(['products'])).toBe(false);
    expect(studio().hasRecords('products')).toBe(false);
    loadRecords.mockResolvedValueOnce(online.products).mockResolvedValueOnce([]);
    expect(await studio().needRecords(['products'])).toBe(true);
    expect(productIds(studio())).toEqual(['alpha', 'beta', 'gamma']);
  });
});

describe('the schemas', () => {
  const padded = product('alpha', { name: 'Name of alpha ' });

  it('are loaded once, with the first value that differs from published ones', async () => {
    const loadSchema = jest.fn(async () => schemas.products);
    const tab = await browser.startTab(online, { loadSchema });
    await tab.studio().remove([p('gamma')]);
    await tab.studio().reorder('products', ['beta', 'alpha', 'gamma']);
    expect(loadSchema).not.toHaveBeenCalled();
    await tab.studio().put(p('alpha'), padded);
    await tab.studio().put(p('beta'), product('beta', { size: '2 mm' }));
    expect(loadSchema).toHaveBeenCalledTimes(1);
    // Publishing would trim the space at the end.
    expect(stateOf(tab.studio(), 'alpha')).toBe('published');

    loadSchema.mockClear();
    await reopened(browser, tab, online, { loadSchema });
    expect(loadSchema).toHaveBeenCalledTimes(1);
  });

  it('may fail to load: drafts are stored, and compared at the next start', async () => {
    const loadSchema = () => Promise.reject(new Error('The chunk is gone.'));
    const tab = await browser.startTab(online, { loadSchema });
    expect(await tab.studio().put(p('alpha'), padded)).toMatchObject({ ok: true });
    expect(stateOf(tab.studio(), 'alpha')).toBe('edited');

    const next = await reopened(browser, tab);
    expect(stateOf(next.studio(), 'alpha')).toBe('published');
  });

  it('may never load: typed text is stored', async () => {
    const tab = await browser.startTab(online, { loadSchema: () => new Promise(() => undefined) });
    const session = edit(tab, 'alpha');
    type(session, 'name', 'Brick');
    await session.close();
    expect(stored(tab, 'alpha')).toMatchObject({ name: 'Brick' });
  });
});
