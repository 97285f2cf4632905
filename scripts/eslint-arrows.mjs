/** `arrows` enforces the table of `eslint-zones.mjs`; `no-circle` forbids import cycles, also of types. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zoneOf } from './eslint-zones.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = ['app', 'components', 'content', 'scripts', 'e2e', '__tests__'];
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Returns a path inside the project; undefined for a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (!specifier.startsWith('.')) return undefined;
  const target = relative(root, resolve(root, dirname(file), specifier)).replaceAll('\\', '/');
  return target.startsWith('..') ? undefined : target;
}

const withoutEnding = (path) => path.replace(/(?:\/index)?\.(?:d\.ts|tsx?|mjs)$/, '');

const sourcesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file));

let graph;
/** Returns the imports of a file; reads all files once. */
function importsOf(path) {
  graph ??= new Map(
    FOLDERS.flatMap(sourcesIn).map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const targets = [...text.matchAll(SPECIFIER)].map(([, specifier]) => targetOf(file, specifier));
      return [withoutEnding(file), targets.flatMap((target) => (target ? [withoutEnding(target)] : []))];
    }),
  );
  return graph.get(path) ?? [];
}

/** Returns the shortest path of imports, both ends included; undefined without one. */
function wayFrom(start, end) {
  const cameFrom = new Map([[start, undefined]]);
  for (const path of cameFrom.keys()) {
    if (path === end) {
      const way = [];
      for (let step = end; step !== undefined; step = cameFrom.get(step)) way.unshift(step);
      return way;
    }
    for (const next of importsOf(path)) if (!cameFrom.has(next)) cameFrom.set(next, path);
  }
  return undefined;
}

/** Creates a rule for every import between files of the project. */
const importRule = (messages, check) => ({
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const file = relative(root, context.filename).replaceAll('\\', '/');
    const ask = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const target = targetOf(file, source.value);
      if (target === undefined) return;
      const problem = check(file, target);
      if (problem !== undefined) context.report({ node: source, ...problem });
    };
    return {
      ImportDeclaration: ask,
      ImportExpression: ask,
      ExportNamedDeclaration: ask,
      ExportAllDeclaration: ask,
      TSImportType: ask,
    };
  },
});

const arrows = importRule(
  { arrow: '{{from}} may not import {{to}} (scripts/eslint-zones.mjs).' },
  (file, target) => {
    const from = zoneOf(file);
    const to = zoneOf(target);
    if (from.folder === to.folder || from.zone.mayImport === 'anything') return undefined;
    if (from.zone !== to.zone && from.zone.mayImport.includes(to.zone.name)) return undefined;
    return { messageId: 'arrow', data: { from: from.folder, to: to.folder } };
  },
);

const noCircle = importRule({ circle: 'This import closes a circle: {{way}}.' }, (file, target) => {
  const way = wayFrom(withoutEnding(target), withoutEnding(file));
  return way && { messageId: 'circle', data: { way: [withoutEnding(file), ...way].join(' -> ') } };
});

export const arrowRules = { arrows, 'no-circle': noCircle };
