import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { indexRules, wordsIn } from '@/scripts/export/index-rules';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const page = (file: string, count: number, ...links: readonly string[]) => ({
  file,
  html: `<head><title>Page</title></head><body><nav>${words(200)}</nav><main id="main"><p>${words(count)}</p>${links
    .map((href) => `<a class="x" href="${href}"></a>`)
    .join('')}<svg><text>12 34</text></svg><noscript>and more</noscript></main></body>`,
});
const home = page('index.html', 120, '/contact', '/enough', '/short#top', '/twins?a=1', '/bn');
const pages = [
  home,
  page('bn.html', 120, '/bn/enough'),
  page('contact.html', 60),
  page('enough.html', 120),
  page('short.html', 119),
  page('twins.html', 120),
  page('bn/twins.html', 80),
  page('alone.html', 150, '/bn/alone'),
  page('bn/alone.html', 150, '/alone'),
  page('search.html', 150, '/alone'),
  page('admin/dashboard.html', 150, '/alone'),
];

function rulesOf() {
  const rules = indexRules('/search', ['/', '/contact']);
  pages.forEach(rules.note);
  return rules;
}

it('counts the words of the main part that are read, without those of drawings and for browsers without scripts', () => {
  expect(wordsIn(home.html)).toBe(120);
});

it('keeps short pages but the contact page from search engines with their twins, and those to which only twin and search lead', () => {
  const rules = rulesOf();
  const marked = pages.filter((one) =>
    rules.give(one).includes('<meta name="robots" content="noindex, follow"/>'),
  );
  expect(marked.map(({ file }) => file)).toEqual([
    'short.html',
    'twins.html',
    'bn/twins.html',
    'alone.html',
    'bn/alone.html',
    'search.html',
  ]);
});

it('takes them from the sitemap', async () => {
  const out = await mkdtemp(path.join(tmpdir(), 'sitemap-'));
  const entry = (address: string) => `<url>\n<loc>https://site.example${address}</loc>\n</url>\n`;
  const addresses = ['/', '/enough', '/short', '/bn/twins'];
  await writeFile(path.join(out, 'sitemap.xml'), `<urlset>\n${addresses.map(entry).join('')}</urlset>\n`);
  await rulesOf().writeSitemap(out);
  const left = await readFile(path.join(out, 'sitemap.xml'), 'utf8');
  expect(left).toBe(`<urlset>\n${['/', '/enough'].map(entry).join('')}</urlset>\n`);
});

it('leaves a page that says so itself as it is, and its twin says it, too', () => {
  const rules = indexRules('/search', ['/', '/contact']);
  const said = {
    file: 'list.html',
    html: home.html.replace('</title>', '</title><meta name="robots" content="noindex"/>'),
  };
  [home, said, page('bn/list.html', 150), page('other.html', 150, '/list')].forEach(rules.note);
  expect(rules.give(said)).toBe(said.html);
  expect(rules.give(page('bn/list.html', 150))).toContain('noindex');
});
