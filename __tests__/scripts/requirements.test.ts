import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync('docs/requirements.md', 'utf8');
const rows = [...text.matchAll(/^\| ([a-z][a-z0-9-]*) \| (.+) \| (.+) \|$/gm)].map(
  ([, name = '', , shownBy = '']) => ({
    name,
    shownBy,
  }),
);

/** Where a row says that it is shown: a file, with words of its tests. */
const citations = rows.flatMap(({ name, shownBy }) =>
  [...shownBy.matchAll(/`((?:__tests__|e2e)\/[^`]+)`((?:[ ,;]|\((?:full|part)\)|"[^"]*")*)/g)].map(
    ([, file = '', after = '']) => ({
      name,
      file,
      titles: [...after.matchAll(/"([^"]*)"/g)].map(([, title = '']) => title),
    }),
  ),
);

const SAMPLE = '__tests__/sample';

const unescaped = (source: string) => source.replaceAll("\\'", "'");

it('has rows, each with a name of its own', () => {
  const names = rows.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('names tests that exist', () => {
  const wrong = citations.flatMap(({ name, file, titles }) => {
    // An owner deletes the tests of the sample with it.
    if (file.startsWith(SAMPLE) && !existsSync(SAMPLE)) return [];
    if (!existsSync(file)) return [`${name}: ${file} does not exist`];
    if (titles.length === 0) return [];
    const source = unescaped(readFileSync(file, 'utf8'));
    return titles
      .filter((title) => !source.includes(title))
      .map((title) => `${name}: no test of ${file} is called "${title}"`);
  });
  expect(wrong).toEqual([]);
});

it('has every row that a comment names', () => {
  const known = new Set(rows.map(({ name }) => name));
  const unknown = ['app', 'components', 'content', 'lib', 'scripts', 'e2e', '__tests__'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((file) => join(folder, String(file)))
      .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.endsWith('requirements.test.ts'))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/docs\/requirements\.md,(?:\s|\*)+([a-z][a-z0-9-]*)/g)]
          .filter(([, name = '']) => !known.has(name))
          .map(([, name]) => `${file}: ${name}`),
      ),
  );
  expect(unknown).toEqual([]);
});
