import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const out = mkdtempSync(path.join(tmpdir(), 'pages-off-'));
afterAll(() => rmSync(out, { recursive: true }));

const stands = (name: string) => existsSync(path.join(out, name));

/** Writes files, and deletes those that the export does not need while some pages are off. */
async function exported(off: readonly string[], files: readonly string[]) {
  for (const name of files) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), '');
  }
  jest.resetModules();
  jest.doMock('@/content/pages/hidden-paths', () => ({ hiddenPaths: off }));
  const { removeUnusedFiles } = await import('@/scripts/export/unused-files');
  await removeUnusedFiles(out);
  return files.filter(stands);
}

const inBoth = (...names: readonly string[]) => names.flatMap((name) => [name, `bn/${name}`]);

const gallery = ['gallery.html', 'gallery.txt', 'gallery/__next._tree.txt'];
const news = ['news-events.html', 'news-events/page/2.html', 'news-events/kerbs.html'];

it.each([
  ['/gallery', inBoth(...gallery)],
  ['/blog', inBoth('blog.html', 'blog/page/2.html', 'blog/a-post.html')],
  ['/career', inBoth('career.html', 'career/engineer.html')],
  ['/works', inBoth('works.html', 'works/page/2.html')],
  ['/list', inBoth('list.html', 'products/list.json')],
  ['/products/compare', inBoth('products/compare.html')],
  [
    '/products/files',
    [...inBoth('products/files.html', 'products/files/page/2.html'), 'products/archives/a.zip'],
  ],
])('with %s off, its files are deleted in both languages, and what is below it', async (off, files) => {
  expect(await exported([off], files)).toEqual([]);
});

it('with /news-events off, its list is deleted, and the items stay while Our Works is on', async () => {
  expect(await exported(['/news-events'], inBoth(...news))).toEqual(inBoth('news-events/kerbs.html'));
  expect(await exported(['/news-events', '/works'], inBoth(...news))).toEqual([]);
});

it('the details stay as files while either of the pages that have them is on', async () => {
  const files = ['products/details.html', 'products/details/kerb.dxf'];
  expect(await exported(['/products/details'], files)).toEqual(['products/details/kerb.dxf']);
  expect(await exported(['/products/details', '/products/files'], files)).toEqual([]);
});

it('feeds are deleted once no article is on', async () => {
  const feeds = inBoth('feed.xml', 'feed.json');
  expect(await exported(['/blog', '/works'], feeds)).toEqual(feeds);
  expect(await exported(['/blog', '/news-events'], feeds)).toEqual(feeds);
  expect(await exported(['/blog', '/works', '/news-events'], feeds)).toEqual([]);
});

it('what only has a similar name stays, and so does the studio', async () => {
  const files = [
    ...['index.html', 'bn.html', '404.html', 'works-of-ours.html', 'products/a.html', 'og/works.png'],
    ...['images/works/a.jpg', 'admin/works.html', 'admin/works.txt'],
  ];
  expect(await exported(['/works', '/products/files', '/search'], files)).toEqual(files);
});
