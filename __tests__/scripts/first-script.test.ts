import { readFileSync } from 'node:fs';
import { addFirstScript } from '@/scripts/export/inline-scripts';

/** As Next wrote it: copied from `.next/server/app` after a build. */
const page = readFileSync('__tests__/scripts/next-output/clients.html', 'utf8');

it('is before the stylesheet, which it would otherwise wait for', () => {
  const html = addFirstScript(page, 'public');
  expect(html.indexOf('scrollRestoration')).toBeGreaterThan(0);
  expect(html.indexOf('scrollRestoration')).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
});

it('stops at a page that is written differently', () => {
  expect(() => addFirstScript('<head></head>', 'public')).toThrow('<meta charset="utf-8"> was not found.');
});
