import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { exportedDocuments } from '../support/exported-documents';
import { openStudio } from './open-studio';
import { expect, test } from './test';

test.skip(({ isMobile }) => isMobile, 'Files have no screen.');

/** Words that only the studio's own code, its store, its schemas and its styles contain. */
const marks = {
  'the draft store': /studio:rescue/,
  'the bundle': /site-content-bundle/,
  'the schemas': /\b_zod\b/,
  'the published content as data': /exports=\[\{id:"hollow-block-190"/,
  'the review': /review and publish/,
  'the Markdown renderer': /micromark|remark/,
  dragging: /DndContext|dnd-kit/,
} as const;
const ADMIN_STYLE = /\.w-72\\\.5/;

const chunk = (name: string) => `out/_next/static/chunks/${name}`;
const chunksIn = (text: string) =>
  [...text.matchAll(/static\/chunks\/([\w.~-]+\.(?:js|css))/g)].map(([, name]) => name ?? '');

/** All chunks that these texts name, and those that the chunks name in turn. */
function closure(texts: readonly string[]) {
  const found = new Set<string>();
  const queue = texts.flatMap(chunksIn);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (found.has(next) || !existsSync(chunk(next))) continue;
    found.add(next);
    queue.push(...chunksIn(readFileSync(chunk(next), 'utf8')));
  }
  return [...found];
}

test('no public page names a script, a style or content of the studio, however far it is followed', async ({
  page,
}) => {
  const documents = await exportedDocuments(page);
  // Next's own data of each page stands beside it.
  const texts = (isStudio: boolean) =>
    documents
      .filter((document) => document.isStudio === isStudio)
      .flatMap(({ file, html }) => {
        const data = `out/${file.replace(/html$/, 'txt')}`;
        return existsSync(data) ? [html, readFileSync(data, 'utf8')] : [html];
      });
  const [site, studio] = [closure(texts(false)), closure(texts(true))];
  for (const [what, mark] of Object.entries(marks)) {
    const holders = (names: readonly string[]) =>
      names.filter((name) => name.endsWith('.js') && mark.test(readFileSync(chunk(name), 'utf8')));
    expect(holders(site), what).toEqual([]);
    // The mark means something only while the studio has it.
    expect(holders(studio).length, what).toBeGreaterThan(0);
  }
  const styles = (names: readonly string[]) =>
    names.filter((name) => name.endsWith('.css') && ADMIN_STYLE.test(readFileSync(chunk(name), 'utf8')));
  expect(styles(site)).toEqual([]);
  expect(styles(studio)).toHaveLength(1);
});

test('a list comes without the schemas; they come with the editor', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => chunksIn(request.url()).forEach((name) => fetched.add(name)));
  const withSchemas = () =>
    [...fetched].filter(
      (name) => name.endsWith('.js') && marks['the schemas'].test(readFileSync(chunk(name), 'utf8')),
    );
  await openStudio(page, '/admin/AdminProducts');
  await expect(page.getByRole('heading', { level: 2, name: /products$/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(withSchemas()).toEqual([]);
  await page.getByRole('link', { name: 'Solid Brick', exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Solid Brick');
  expect(withSchemas()).not.toEqual([]);
});

test('every page of the studio asks not to be indexed, and no list of pages names one', async ({ page }) => {
  const pages = (await exportedDocuments(page)).filter(({ isStudio }) => isStudio);
  expect(pages.length).toBe(14);
  for (const { path, metas } of pages) {
    const robots = metas.filter(({ name }) => name === 'robots').map(({ content }) => content);
    expect(robots, path).toEqual(['noindex, nofollow']);
  }
  const lists = readdirSync('out').filter((name) => /^(sitemap.*|.*feed.*|.*rss.*)\.xml$/.test(name));
  expect(lists).toContain('sitemap.xml');
  for (const name of lists)
    expect(readFileSync(`out/${name}`, 'utf8')).not.toMatch(/\/(admin|profile|pages)\b/);
});
