import { showsInAr, arAddress } from '@/components/site/products/model-viewer/ar-address';

const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

it.each([
  [pixel, true],
  ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', false],
])('a browser that says %s', (userAgent, shows) => {
  expect(showsInAr(userAgent)).toBe(shows);
});

it('hands the file to Scene Viewer in its own size, and has a way back to the drawing', () => {
  const page = 'https://blocks.test/bn/products/i-block?unit=ft';
  const address = arAddress({ file: '/products/i-block/i-block.glb', title: 'I Block; 60 & more' }, page);
  const [request = '', intent = ''] = address.split('#Intent;');
  const { protocol, host, pathname, searchParams } = new URL(request);
  expect([protocol, host, pathname]).toEqual(['intent:', 'arvr.google.com', '/scene-viewer/1.0']);
  expect(Object.fromEntries(searchParams)).toEqual({
    file: 'https://blocks.test/products/i-block/i-block.glb',
    title: 'I Block; 60 & more',
    mode: 'ar_preferred',
    resizable: 'false',
  });
  // Parts of an intent end at a semicolon.
  const parts = new Map(intent.split(';').map((part) => part.split('=') as [string, string]));
  expect(parts.get('scheme')).toBe('https');
  expect(parts.get('package')).toBe('com.google.android.googlequicksearchbox');
  expect(decodeURIComponent(parts.get('S.browser_fallback_url') ?? '')).toBe(`${page}#drawing`);
});
