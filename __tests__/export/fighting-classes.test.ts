import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode, type Container } from 'postcss';

/** What Tailwind writes for each class. */
function cssOf(classes: readonly string[]): ReadonlyMap<string, string> {
  const answer = execFileSync('node', ['__tests__/export/print-css.mjs'], {
    encoding: 'utf8',
    input: JSON.stringify(classes),
    maxBuffer: 2 ** 26,
  });
  return new Map(JSON.parse(answer) as [string, string][]);
}

/** What a class sets and where: "under hover: background-color". Helper variables alone decide nothing. */
function effectOf(css: string) {
  const effects: { readonly key: string; readonly value: string }[] = [];
  const visit = (node: ChildNode, place: string) => {
    if (node.type === 'rule')
      node.each((child) =>
        visit(child, `${place} ${node.selector.replace(/^\.(?:\\.|[^\s:>~+[.\\])+/, '&')}`),
      );
    else if (node.type === 'atrule' && node.name !== 'property') {
      (node as Container).each?.((child) => visit(child, `${place} @${node.name} ${node.params}`));
    } else if (node.type === 'decl' && !node.prop.startsWith('--tw-')) {
      effects.push({ key: `${place}|${node.prop}`, value: node.value });
    }
  };
  postcss.parse(css).each((node) => visit(node, ''));
  return {
    keys: effects
      .map(({ key }) => key)
      .sort()
      .join(),
    values: effects.map(({ value }) => value).join(),
  };
}

/** Pairs of classes that set the same and differ, so that the order in the stylesheet decides. */
function fights(lists: readonly string[]) {
  const classesOf = (list: string) => [...new Set(list.split(/\s+/).filter(Boolean))];
  const all = [...new Set(lists.flatMap(classesOf))];
  const effects = new Map([...cssOf(all)].map(([name, css]) => [name, effectOf(css)]));
  const pairs = new Set<string>();
  for (const list of lists) {
    const seen = new Map<string, string>();
    for (const name of classesOf(list)) {
      const { keys = '', values = '' } = effects.get(name) ?? {};
      if (keys === '') continue;
      const other = seen.get(keys);
      if (other !== undefined && effects.get(other)?.values !== values) pairs.add(`${other} ${name}`);
      seen.set(keys, name);
    }
  }
  return [...pairs];
}

const textsIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
const decoded = (text: string) =>
  text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

it('finds classes that fight, and no others', () => {
  const lists = ['bg-white px-6 bg-clay', 'hover:bg-white bg-ink hover:bg-ink', 'px-2 py-6 md:px-6 bg-white'];
  expect(fights(lists)).toEqual(['bg-white bg-clay', 'hover:bg-white hover:bg-ink']);
});

it('no element of the export, and no list of classes in the sources, has two that set the same', () => {
  const classLists = textsIn('out', /\.html$/).flatMap((html) =>
    [...html.matchAll(/ class="([^"]+)"/g)].map(([, list = '']) => decoded(list)),
  );
  const written = ['app', 'components']
    .flatMap((folder) => textsIn(folder, /\.tsx?$/))
    .flatMap((text) => [...text.matchAll(/(["'`])([^"'`\n$]+)\1/g)].map(([, , list = '']) => list));
  expect(fights([...new Set([...classLists, ...written])])).toEqual([]);
});
