import { execFileSync } from 'node:child_process';
import postcss, { type ChildNode, type Container } from 'postcss';
import { type Found, classLists } from './class-lists';

/** What Tailwind writes for each class. */
function cssOf(classes: readonly string[]): ReadonlyMap<string, string> {
  const answer = execFileSync('node', ['__tests__/styles/print-css.mjs'], {
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
function fights(lists: readonly Found[]) {
  const all = [...new Set(lists.flatMap(({ classes }) => classes))];
  const effects = new Map([...cssOf(all)].map(([name, css]) => [name, effectOf(css)]));
  const found = new Set<string>();
  for (const { place, classes } of lists) {
    const seen = new Map<string, string>();
    for (const name of new Set(classes)) {
      const { keys = '', values = '' } = effects.get(name) ?? {};
      if (keys === '') continue;
      const other = seen.get(keys);
      if (other !== undefined && effects.get(other)?.values !== values)
        found.add(`${place} ${other} ${name}`);
      seen.set(keys, name);
    }
  }
  return [...found];
}

it('finds classes that fight through constants, conditions, cn, cva and components', () => {
  const found = fights(classLists(['__tests__/styles/samples']));
  expect(found).toEqual([
    expect.stringMatching(/fights\.tsx:\d+ bg-white bg-clay$/),
    expect.stringMatching(/fights\.tsx:\d+ object-cover object-contain$/),
    expect.stringMatching(/fights\.tsx:\d+ hover:bg-white hover:bg-ink$/),
    expect.stringMatching(/fights\.tsx:\d+ px-6 px-2$/),
  ]);
});

it('no element has two classes that set the same', () => {
  expect(fights(classLists(['components', 'app']))).toEqual([]);
});
