import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownStyles } from '@/scripts/export/page-styles';

const SHEET = '/_next/static/chunks/site.css';
const rules = {
  html: '.hero{color:red}',
  markup: String.raw`.\[\&\>p\]\:mt-2>p{margin:0}`,
  script: '.is-open{overflow:hidden}',
  state: '[data-print-only] p{display:none}',
  composed: '.swiper-initialized{touch-action:pan-y}',
  later: '.yarl__button{color:green}',
  media: '@media print{.sheet{color:black}}',
  nobody: '.nobody{color:blue}',
};

/** A script that names nothing. */
const LEAST = ['/_next/static/chunks/least.js'];

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const chunks = path.join(out, '_next/static/chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(path.join(out, SHEET), Object.values(rules).join(''));
  writeFileSync(
    path.join(chunks, 'a.js'),
    'x.add("is-open");y.dataset.printOnly="";e.v(()=>["static/chunks/b.js"].map(l))',
  );
  writeFileSync(path.join(chunks, 'least.js'), '');
  writeFileSync(path.join(chunks, 'b.js'), 'c("yarl__button")');
});
afterEach(() => rmSync(out, { recursive: true }));

const page = (body: string, scripts: readonly string[] = []) =>
  `<link rel="stylesheet" href="${SHEET}"/>${body}<script>for(const s of ${JSON.stringify(scripts)})go(s);f("${SHEET}")</script>`;

function giveOwnStyles(pages: readonly { readonly file: string; readonly html: string }[]) {
  const styles = ownStyles(out);
  pages.forEach(styles.note);
  return pages.map(styles.give);
}

const sheetOf = (html: string) => {
  const address = /href="([^"]+\.css)"/.exec(html)?.[1] ?? '';
  return { address, css: readFileSync(path.join(out, address), 'utf8') };
};

it('keeps what the page says, what its scripts say and what they can load, and nothing else', () => {
  const [finished] = giveOwnStyles([
    {
      file: 'index.html',
      html: page('<p class="hero [&amp;&gt;p]:mt-2"></p>', ['/_next/static/chunks/a.js']),
    },
  ]);
  const { address, css } = sheetOf(finished ?? '');
  expect(css).toBe(Object.values({ ...rules, media: '', nobody: '' }).join(''));
  expect(path.dirname(address)).toBe(path.dirname(SHEET));
  expect(finished).not.toContain(SHEET);
});

it('gives all articles one stylesheet, with the rules that any of them needs', () => {
  const finished = giveOwnStyles([
    { file: 'blog.html', html: page('<p class="hero"></p>', LEAST) },
    { file: 'blog/a.html', html: page('<p class="sheet"></p>', LEAST) },
    { file: 'blog/b.html', html: page('<p class="nobody"></p>', LEAST) },
  ]);
  const [list, a, b] = finished.map(sheetOf);
  expect(list?.css).toBe(rules.html + rules.composed);
  expect(a?.css).toBe(rules.composed + rules.media + rules.nobody);
  expect(b?.address).toBe(a?.address);
});

it('makes one stylesheet of several', () => {
  writeFileSync(path.join(out, '/other.css'), '.other{color:red}');
  const html = `${page('<p class="hero other"></p>', LEAST)}<link rel="stylesheet" href="/other.css"/>`;
  const [finished = ''] = giveOwnStyles([{ file: 'index.html', html }]);
  expect(finished.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(sheetOf(finished).css).toBe(`${rules.html}${rules.composed}.other{color:red}`);
});

it('leaves a page without a stylesheet, or with others than its kind, as it is', () => {
  const styles = ownStyles(out);
  styles.note({ file: 'blog/a.html', html: page('', LEAST) });
  expect(() => styles.note({ file: 'x.html', html: '<p></p>' })).toThrow('no stylesheet was found.');
  const html = `${page('', LEAST)}<link rel="stylesheet" href="/other.css"/>`;
  expect(() => styles.note({ file: 'blog/b.html', html })).toThrow('others than those of its kind');
  expect(styles.give({ file: 'blog/b.html', html })).toBe(html);
});

it.each([
  ['a page whose scripts it does not see', page('', []), 'no scripts were found.'],
  [
    'a script that names others in another way',
    page('', ['/_next/static/chunks/odd.js']),
    'a script names others in an unknown way.',
  ],
])('does not guess at %s', (_what, html, message) => {
  writeFileSync(path.join(out, '_next/static/chunks/odd.js'), 'e.v(()=>e.load("static/chunks/b.js"))');
  expect(() => giveOwnStyles([{ file: 'x.html', html }])).toThrow(message);
});
