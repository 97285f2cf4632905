/** @jest-environment node */
import { startAtTop } from '@/scripts/export/start-at-top';

it('stands before the stylesheet, which it would otherwise wait for', () => {
  const html = startAtTop(
    '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head>',
    'x.html',
  );
  expect(html).toMatch(/^<head><meta charSet="utf-8"\/><script>.*scrollRestoration.*<\/script><link/);
});

it('stops at a page that is written differently', () => {
  expect(() => startAtTop('<head></head>', 'x.html')).toThrow(
    'x.html: <meta charSet="utf-8"/> was not found.',
  );
});
