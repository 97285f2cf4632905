import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { entriesOf, needs } from '../support/records';
import { editedProduct } from '../support/studio';
import { openStudio } from './open-studio';
import { expect, test } from './test';

/** A name that the editor of long texts gives its elements. */
const WRITING = /ProseMirror/;

const isWriting = (url: string) => {
  const [, name] = /static\/chunks\/([\w.~-]+\.js)/.exec(url) ?? [];
  return name !== undefined && WRITING.test(readFileSync(`out/_next/static/chunks/${name}`, 'utf8'));
};

test('the editor of long texts is loaded with a long text, not with a list', async ({ page }) => {
  const { title } = needs(entriesOf('blogs')[0], 'article');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openStudio(page, '/admin/AdminBlogs');
  const link = page.getByRole('link', { name: title, exact: true }).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isWriting)).toEqual([]);
  await link.click();
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText(/\w/);
  expect(fetched.filter(isWriting)).not.toEqual([]);
});

/** Most kB of scripts after gzip, React and Next among them, until a screen is quiet. */
const screens = [
  ['the dashboard', () => '/admin/dashboard', 315],
  ['the form of a product', () => editedProduct().path, 432],
  ['the form of an article', () => '/admin/AdminAddBlog', 537],
] as const;

for (const [name, pathOf, most] of screens) {
  test(`${name} loads at most ${most} kB of scripts`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await openStudio(page, pathOf());
    await page.waitForLoadState('networkidle');
    const bytes = [...scripts].map((script) => gzipSync(readFileSync(`out${script}`), { level: 9 }).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most * 1000);
  });
}
