import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zones } from '@/.dependency-cruiser.mjs';
import manifest from '@/package.json';

const NAMES = `content-lib content-check content-exchange content ui site-shared site-blocks site admin-words admin-store
  admin-repository admin-ui admin-records admin-writing admin-fields admin-preview admin-screens admin-shell route-lib
  site-routes bangla-routes admin-routes root-routes scripts-export scripts-part scripts e2e-support e2e-loop e2e tests root`;

it('has every zone', () => {
  expect(zones.map(({ name }) => name)).toEqual(NAMES.split(/\s+/));
});

type Zone = (typeof zones)[number];
const guarded = zones.filter(({ mayImport }) => mayImport !== 'anything');

/** A module of a zone; on side y in its last folder, and where its folders are apart in another one than on side x. */
const moduleIn = (zone: Zone, side: 'x' | 'y') =>
  path.join(
    zone.path
      .replace('.*', '')
      .replace('[^/]+', side)
      .replace(/\((?:\?:)?([\w|]+)\)/, (_, names: string) => names.split('|').at(side === 'x' ? 0 : -1) ?? '')
      .replace(/[[\]]/g, ''),
    side,
  );

/** Every form of an import of `target`, in `file`. */
const forms: Readonly<Record<string, (target: string, file: string) => string>> = {
  value: (target) => `import { x } from '@/${target}'; x();`,
  relative: (target, file) => `import './${path.relative(path.dirname(file), target)}';`,
  type: (target) => `import type { X } from '@/${target}';`,
  inline: (target) => `import { type X } from '@/${target}';`,
  dynamic: (target) => `void import('@/${target}');`,
  named: (target) => `export { x } from '@/${target}';`,
  all: (target) => `export * from '@/${target}';`,
  typeof: (target) => `let x: import('@/${target}').X;`,
};

/** Runs the configuration of the project in a folder with these files. Returns whether it passed and the reported lines. */
function cruise(files: ReadonlyMap<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'zones-'));
  try {
    const tsconfig = '{"compilerOptions":{"paths":{"@/*":["./*"]}}}';
    for (const [file, text] of new Map(files).set('tsconfig.json', tsconfig)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const { status, stdout } = spawnSync(
      path.resolve('node_modules/.bin/depcruise'),
      ['.', '--config', path.resolve('.dependency-cruiser.mjs')],
      { cwd: folder, encoding: 'utf8' },
    );
    const lines = stdout.replace(/→\s+/g, '→ ').matchAll(/^ +error (.+)$/gm);
    return { isPassed: status === 0, lines: [...lines].map(([, line = '']) => line).sort() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('lets a zone import what its row lists and nothing else, whatever the form of the import', () => {
  // Imports of packages and of what Node has are no matter of zones.
  const packages = "import 'node:fs'; import 'path'; import 'clsx'; export const x = 1;";
  const files = new Map(zones.map((zone) => [`${moduleIn(zone, 'y')}.ts`, packages]));
  const expected: string[] = [];
  for (const zone of guarded)
    for (const [name, form] of Object.entries(forms)) {
      const file = `${moduleIn(zone, 'x')}-${name}.ts`;
      files.set(file, zones.map((other) => form(moduleIn(other, 'y'), file)).join('\n'));
      for (const other of zones) {
        const isAllowed = other === zone ? zone.apart !== true : zone.mayImport.includes(other.name);
        if (!isAllowed) expected.push(`${zone.name} may not import: ${file} → ${moduleIn(other, 'y')}.ts`);
      }
    }
  expect(cruise(files)).toEqual({ isPassed: false, lines: expected.sort() });
}, 60_000);

it('sees a circle of every form, also one that only types close', () => {
  const files = new Map<string, string>();
  const expected = Object.entries(forms).map(([name, form]) => {
    const [a, b] = [`components/ui/${name}-a`, `components/ui/${name}-b`];
    files.set(`${a}.ts`, form(b, a)).set(`${b}.ts`, form(a, b));
    return `no-circle: ${a}.ts → ${b}.ts → ${a}.ts`;
  });
  expect(cruise(files)).toEqual({ isPassed: false, lines: expected.sort() });
}, 60_000);

it('is part of lint, which is part of npm test', () => {
  expect(manifest.scripts.lint).toMatch(/ && depcruise \.$/);
});

it.each([
  ['data', /^content/, /^content/],
  ['the website', /^(ui|site|bangla|route)/, /^(content|ui|site|bangla|route)/],
  ['helpers of routes', /^route-lib/, /^(content|ui)/],
  ['the studio', /^admin-(?!preview)/, /^(content|ui|admin|route)/],
  ['the Git host', /^admin-repository/, /^(content|admin-words)/],
  ['tests and configuration', /^(e2e|root$)/, /^(content|scripts|e2e)/],
])('%s: no row of the table lists more than its kind', (_, from, to) => {
  const targets = guarded.filter(({ name }) => from.test(name)).flatMap(({ mayImport }) => mayImport);
  expect(targets.filter((target) => !to.test(target))).toEqual([]);
});

it('has no two zones that may import each other, and no circle of zones', () => {
  const done = new Set(zones.filter(({ mayImport }) => mayImport === 'anything').map(({ name }) => name));
  // Takes away, again and again, what imports only what is gone already.
  for (let before = -1; before !== done.size;) {
    before = done.size;
    for (const { name, mayImport } of zones) {
      if (Array.isArray(mayImport) && mayImport.every((target) => done.has(target))) done.add(name);
    }
  }
  expect(zones.map(({ name }) => name).filter((name) => !done.has(name))).toEqual([]);
});
