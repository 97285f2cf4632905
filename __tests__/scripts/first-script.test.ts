import { addFirstScript } from '@/scripts/export/first-script';

const page = '<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head>';

it('stands before the stylesheet, which it would otherwise wait for', () => {
  expect(addFirstScript(page, 'x.html', 'public')).toMatch(
    /^<head><meta charSet="utf-8"\/><script>.*scrollRestoration.*<\/script><link/,
  );
});

it('tells the studio whether its welcome note has been read', () => {
  expect(addFirstScript(page, 'admin.html', 'studio')).toContain('studio:welcomed');
});

it('stops at a page that is written differently', () => {
  expect(() => addFirstScript('<head></head>', 'x.html', 'public')).toThrow(
    'x.html: <meta charSet="utf-8"/> was not found.',
  );
});
