import type { Entity } from '@/lib/records';
import { browser, browserOfEachTest, online, p, product, productIds, reopened, stateOf } from './studio-kit';

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
