import { existsSync } from 'node:fs';
import sharp from 'sharp';
import manifest from '@/app/manifest';

describe('manifest', () => {
  it('opens the site in the browser', () => {
    expect(manifest()).toMatchObject({
      name: 'Atrai Blocks',
      display: 'browser',
      lang: 'en',
      start_url: '/',
    });
  });

  it.each(manifest().icons ?? [])('$src has the size it states', async ({ src, sizes }) => {
    expect(existsSync(`public${src}`)).toBe(true);
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  });
});
