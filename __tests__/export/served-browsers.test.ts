import { parse, type Token } from 'acorn';
import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { isStudioPage, pageFiles } from '@/scripts/export/pages';
import { PAYLOADS, reachableScripts, startedScripts } from '@/scripts/export/page-scripts';
import { OLDER_BROWSERS } from '@/scripts/export/older-browsers';
import { lacking, lackingMethods } from './browser-data';

const OUT = 'out';

/** Scripts of the public pages, with all that they may fetch later. */
async function publicScripts() {
  const pages = (await pageFiles(OUT)).filter((file) => !isStudioPage(file));
  const started = new Set(pages.flatMap((file) => startedScripts(readFileSync(`${OUT}/${file}`, 'utf8'))));
  // A payload is the page's data.
  const code = [...started].filter((address) => !address.startsWith(PAYLOADS));
  const searched = ['pagefind.js', 'pagefind-worker.js'].map((file) => `/pagefind/${file}`);
  return [...reachableScripts(OUT, code), ...searched, OLDER_BROWSERS].map((address) => ({
    address,
    text: readFileSync(`${OUT}${address}`, 'utf8'),
  }));
}

/** Signs that stop the oldest browsers from reading a script: looking back, sets of signs (Safari before 16.4 and 17). */
const isUnreadable = (token: Token) => {
  if (token.type.label !== 'regexp') return false;
  const { pattern, flags } = Reflect.get(token, 'value') as Readonly<Record<'pattern' | 'flags', string>>;
  return /\(\?<[=!]/.test(pattern) || flags.includes('v');
};

test('the oldest browsers can read every script of the public pages', async () => {
  const unreadable: string[] = [];
  for (const { address, text } of await publicScripts())
    parse(text, {
      ecmaVersion: 2022,
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      onToken: (token) => {
        if (isUnreadable(token)) unreadable.push(`${address}: ${text.slice(token.start, token.end)}`);
      },
    });
  expect(unreadable).toEqual([]);
});

/** Methods that libraries call only where they exist, and `CSS.escape`, which is called as the newer one of RegExp. */
const ASKED_FOR = new Set(['captureStackTrace', 'Segmenter', 'segment', 'escape']);

test('scripts of the public pages call no method that the oldest browsers lack and are not given', async () => {
  const given = new Set(
    [...readFileSync('scripts/export/older-browsers.browser.mjs', 'utf8').matchAll(/\/([\w-]+)\.js'/g)].map(
      ([, name = '']) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    ),
  );
  const called = (await publicScripts())
    .filter(({ address }) => address !== OLDER_BROWSERS)
    .flatMap(({ text }) => [...text.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name));
  expect(
    [...new Set(called)].filter(
      (name) => lackingMethods.has(name) && !given.has(name) && !ASKED_FOR.has(name),
    ),
  ).toEqual([]);
});

/** What the oldest browsers may lack. Layout, text and controls stay without it. */
const MAY_LACK = new Set([
  // Movement.
  ...['@starting-style', '@view-transition', 'transition-behavior', 'transition-behavior: allow-discrete'],
  ...[':view-transition-group', ':view-transition-new', ':view-transition-old', 'view-transition-name'],
  // `transform` takes their place (postcss.config.mjs).
  ...['translate', 'scale', 'rotate'],
  // Finer steps: sizes by a container, lines that break evenly, rows of cards that share their lines.
  ...['@container', 'container-type', 'container-type: inline-size', 'container-type: normal'],
  ...[
    'container-type: size',
    'font-size: cqi',
    '--course: cqh',
    'min-height: lh',
    'grid-template-rows: subgrid',
  ],
  ...[
    'text-wrap',
    'text-wrap: balance',
    'text-wrap: pretty',
    'hyphens',
    'field-sizing',
    'field-sizing: content',
  ],
  // Scrolling: the page behind a dialog moves, and bars of rows are shown.
  ...[
    ':has',
    ':modal',
    'scrollbar-width',
    'scrollbar-width: none',
    'overscroll-behavior',
    'overscroll-behavior-x',
  ],
  ...['overscroll-behavior-x: contain', 'overscroll-behavior: contain', 'overscroll-behavior: none'],
  // Where it is unknown in a list of forgiving selectors, the attribute beside it is known.
  ...[':open', ':popover-open'],
  // Colours of controls, of selected text and in forced colours; outlines of letters.
  ...['accent-color', 'color-scheme: only', ':selection', 'paint-order', '-webkit-tap-highlight-color'],
  ...[
    '@media forced-colors',
    'forced-color-adjust',
    'forced-color-adjust: none',
    'outline',
    'text-decoration: dotted',
  ],
  // Pointers, and handling of fields, which phones do not have.
  ...['cursor: crosshair', 'cursor: default', 'cursor: grab', 'cursor: pointer', 'resize', 'resize: none'],
  ...['resize: vertical', 'user-select', '-webkit-touch-callout', ':-webkit-inner-spin-button'],
  // Paper. The colours' rule also has its older name, which they know.
  ...[
    '@page',
    'size',
    'orphans',
    'widows',
    'break-after: avoid',
    'print-color-adjust',
    'print-color-adjust: exact',
  ],
  // Pages without scripts.
  '@media scripting',
  // What stands there otherwise: values of custom properties without types or with a second rule, the line's own start.
  ...['@layer', '@property', 'align-self: start', 'justify-content: start', 'font-family: ui-monospace'],
]);

test('styles use nothing that the oldest browsers lack but what may be missing there', () => {
  const folder = `${OUT}/_next/static/chunks`;
  const used = new Set<string>();
  const note = (name: string, isLacking: boolean) => isLacking && used.add(name);
  for (const sheet of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const root = postcss.parse(readFileSync(`${folder}/${sheet}`, 'utf8'));
    const isReplaced = replacedIn(root);
    root.walkDecls((declaration) => {
      const { prop, value } = declaration;
      if (isAskedFor(declaration) || isReplaced(declaration)) return;
      note(prop, lacking.properties.has(prop));
      const words = value.split(/[\s,]+/);
      for (const word of lacking.values(prop)) note(`${prop}: ${word}`, words.includes(word));
      for (const [name] of value.matchAll(/[\w-]+(?=\()/g)) note(`${name}()`, lacking.functions.has(name));
      for (const [unit] of value.matchAll(/(?<=\d)(?:[sd]v[hw]|r?lh|cq\w+)\b/g))
        note(`${prop}: ${unit}`, true);
    });
    root.walkAtRules(({ name, params }) => {
      note(`@${name}`, lacking.atRules.has(name));
      if (name === 'media')
        for (const [word] of params.matchAll(/[\w-]+/g)) note(`@media ${word}`, lacking.media.has(word));
      note('a range of widths', name === 'media' && /[<>]/.test(params));
    });
    root.walkRules((rule) => {
      note('a rule within a rule', rule.parent?.type === 'rule');
      if (!isAskedFor(rule))
        for (const [, name = ''] of rule.selector.replace(/\\./g, '').matchAll(/::?([\w-]+)/g))
          note(`:${name}`, lacking.selectors.has(name));
    });
  }
  expect([...used].filter((name) => !MAY_LACK.has(name)).sort()).toEqual([]);
});

/** Whether the style is in a condition that asks for what it uses. */
function isAskedFor({ parent }: postcss.Node): boolean {
  if (parent === undefined || parent.type === 'root') return false;
  return (parent.type === 'atrule' && (parent as postcss.AtRule).name === 'supports') || isAskedFor(parent);
}

/** Selectors with the properties that a rule for browsers without the newer value sets. */
function replacedIn(root: postcss.Root) {
  const replaced = new Set<string>();
  root.walkAtRules('supports', (condition) => {
    if (condition.params.startsWith('not'))
      condition.walkDecls(({ prop, parent }) => {
        for (const selector of (parent as postcss.Rule).selectors) replaced.add(`${selector} ${prop}`);
      });
  });
  return ({ prop, parent }: postcss.Declaration) =>
    parent?.type === 'rule' &&
    (parent as postcss.Rule).selectors.every((selector) => replaced.has(`${selector} ${prop}`));
}
