import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Configuration of ESLint with this rule only. */
const CONFIG = `
import tseslint from 'typescript-eslint';
import { ownRules } from ${JSON.stringify(path.resolve('scripts/eslint-own-rules.mjs'))};
export default [{
  files: ['*.tsx'],
  plugins: { house: ownRules },
  languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
  rules: { 'house/bare-text': 'error' },
}];`;

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['*.tsx'],
});

/** What the examples use: values that change, a constant, slots and components. */
const GIVEN = `
import { Fragment, type ReactElement, type ReactNode } from 'react';
type Elements = ReactElement | readonly Elements[] | false | null | undefined;
type Props = { readonly a: string; readonly n: number; readonly open: boolean; readonly items: readonly string[];
  readonly slot: ReactNode; readonly parts: Elements };
const texts = { save: 'Save' } as const;
declare const Icon: () => ReactElement;
declare const Note: () => ReactElement | null;`;

/** Lints components that each return an expression. Returns the kinds of faults of each, in their order. */
function kindsIn(examples: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-text-'));
  try {
    const components = examples.map(
      (example) =>
        `export function Example({ a, n, open, items, slot, parts }: Props) { return ${example}; }`,
    );
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'eslint.config.mjs'), CONFIG);
    writeFileSync(path.join(folder, 'tsconfig.json'), TSCONFIG);
    components.forEach((component, index) =>
      writeFileSync(path.join(folder, `${index}.tsx`), `${GIVEN}\n${component}`),
    );
    const { stdout } = spawnSync('node_modules/.bin/eslint', ['.', '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const files = JSON.parse(stdout) as {
      filePath: string;
      messages: { messageId?: string; message: string }[];
    }[];
    return new Map(
      files.map(({ filePath, messages }) => [
        Number(path.basename(filePath, '.tsx')),
        messages.map(({ messageId, message }) => messageId ?? message),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const faults: readonly (readonly [string, string, readonly string[]])[] = [
  ['a text beside an element that appears', '<p>{a}{open && <b>!</b>}</p>', ['beside']],
  ['a text that is there or not, beside another', '<p>{open && a}{!open && "No"}</p>', ['beside', 'beside']],
  ['a number beside written text', '<p>{n} rows</p>', ['beside']],
  ['a text that changes beside an icon', '<button>{a}<Icon /></button>', ['beside']],
  ['a text of a choice beside an element', '<p>{open ? a : <i>none</i>}<b>!</b></p>', ['beside']],
  ['written text after an element that appears', '<p>{open && <b>!</b>} text</p>', ['beside']],
  ['written text after a component that may show nothing', '<p><Note /> text</p>', ['beside']],
  ['written text after an element with a changing key', '<p><b key={a}>!</b> text</p>', ['beside']],
  ['a constant after an element that appears', '<p>{open && <b>!</b>}{texts.save}</p>', ['beside']],
  ['a slot beside an element', '<label>{slot}<input /></label>', ['beside']],
  [
    'texts handed to a component beside each other',
    '<Fragment><p>{a} {n}</p></Fragment>',
    ['beside', 'beside'],
  ],
  ['strings of an array, as an only child', '<p>{items}</p>', ['list']],
  ['strings made one by one', '<p>{items.map((item) => item.trim())}</p>', ['list']],
  ['strings of an array beside an element', '<p><b>!</b>{items.map((item) => item)}</p>', ['beside']],
  ['a text and an element in an array', '<p>{[a, <b key="b">!</b>]}</p>', ['list']],
  ['text in a fragment', '<p>{open && <>text</>}</p>', ['fragment']],
  ['a text in a keyed fragment', '<p>{items.map((x) => <Fragment key={x}>{x}</Fragment>)}</p>', ['fragment']],
  ['a text or slot in a fragment', '<>{open ? a : slot}</>', ['fragment']],
  ['a component that returns a text', 'a', ['root']],
  ['a component that returns a text or nothing', 'open ? a : null', ['root']],
  ['a component that returns texts of an array', 'items.map((item) => item)', ['root']],
];

const right: readonly (readonly [string, string])[] = [
  ['a text as an only child', '<p>{a}</p>'],
  ['a text or nothing as an only child', '<p>{open && a}</p>'],
  ['a text or an element as an only child', '<p>{open ? a : <b>!</b>}</p>'],
  ['one string of several', '<p>{`${a}, ${n}`}</p>'],
  ['texts that have elements', '<p><span>{a}</span> <b>{n}</b></p>'],
  ['a blank between elements', "<p><b>{a}</b>{' '}<b>{n}</b></p>"],
  ['a comment beside a text', '<p>{/* why */}{a}</p>'],
  ['written text beside elements that stay', '<p>The <b>{a}</b> and <i key="i">more</i></p>'],
  ['written text before an element that appears', '<p>text {open && <b>!</b>}</p>'],
  ['written text after a component that is always there', '<p><Icon /> text</p>'],
  ['a constant beside an element that stays', '<button><Icon />{texts.save}</button>'],
  ['elements of an array', '<ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>'],
  ['a slot as an only child', '<p>{slot}</p>'],
  ['a slot that a fragment passes on', '<>{slot}</>'],
  ['a slot that a component passes on', 'slot'],
  ['a slot without text beside an element', '<p>{parts}<b>!</b></p>'],
  ['a condition that is a text and shows none', '<p>{a && <b>{a}</b>}<i>!</i></p>'],
];

const examples = [...faults, ...right];
let found: ReturnType<typeof kindsIn>;
beforeAll(() => {
  found = kindsIn(examples.map(([, example]) => example));
});

it.each(faults)('reports %s', (what, _example, kinds) => {
  expect(found.get(examples.findIndex(([name]) => name === what))).toEqual(kinds);
});

it.each(right)('accepts %s', (what) => {
  expect(found.get(examples.findIndex(([name]) => name === what))).toEqual([]);
});
