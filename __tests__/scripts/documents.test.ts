import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refusedEnglish } from '@/content/registry/english-wording';

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
const documents = [...readdirSync('.'), ...['docs', 'lib', 'scripts'].flatMap(filesBelow)].filter((file) =>
  file.endsWith('.md'),
);

/** Allowed in documents, which also speak of code and of alternatives. */
const WORDS_OF_RECORDS = new Set([
  'alone for “only”',
  'a word that the site does not use',
  'a name of a product in another spelling',
]);

/** The fragment with which GitHub leads to a heading. */
const fragmentOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

test('no document has a word that docs/words.md refuses', () => {
  const found = documents
    .filter((file) => file !== 'docs/words.md')
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          refusedEnglish(line.replaceAll(/`[^`]*`|“[^”]*”|"[^"]*"/g, ''))
            .filter((what) => !WORDS_OF_RECORDS.has(what))
            .map((what) => `${file}:${index + 1}: ${what}`),
        ),
    );
  expect(found).toEqual([]);
});

test('every link between documents leads to a file and its heading', () => {
  const dead = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)]
      .filter(([, path = '', fragment = '']) => {
        const target = path === '' ? file : join(dirname(file), path);
        if (!existsSync(target)) return true;
        const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm);
        return fragment !== '' && ![...headings].some(([, text = '']) => fragmentOf(text) === fragment);
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

test('README and CONTRIBUTING can be read in ten minutes together, at 240 words a minute', () => {
  const text = ['README.md', 'CONTRIBUTING.md'].map((file) => readFileSync(file, 'utf8')).join(' ');
  expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(2400);
});
