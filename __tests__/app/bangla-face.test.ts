/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

test('the one face of Bangla is named by a hash of what it contains, in stylesheet and layout, since browsers keep it for ever', () => {
  const [name = '', ...others] = readdirSync('public/fonts');
  const bytes = readFileSync(`public/fonts/${name}`);
  expect(others).toEqual([]);
  expect(bytes.length).toBeLessThanOrEqual(60_000);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  expect(name).toBe(`anek-bangla-500.${hash}.woff2`);
  for (const file of ['app/styles/bangla.css', 'app/bn/layout.tsx'])
    expect(readFileSync(file, 'utf8')).toContain(`'/fonts/${name}'`);
});
