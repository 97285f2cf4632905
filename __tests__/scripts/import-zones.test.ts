import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zones } from '@/.dependency-cruiser.mjs';

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

/** Forms of an import of a module: of values by a name or when needed, of types, and of all to export it. */
const forms = [
  (target: string) => `import { x } from '@/${target}'; x();`,
  (target: string) => `void import('@/${target}');`,
  (target: string) => `import type { X } from '@/${target}';`,
  (target: string) => `export * from '@/${target}';`,
];

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
    for (const [index, form] of forms.entries()) {
      const file = `${moduleIn(zone, 'x')}-${index}.ts`;
      files.set(file, zones.map((other) => form(moduleIn(other, 'y'))).join('\n'));
      for (const other of zones) {
        const isAllowed = other === zone ? zone.apart !== true : zone.mayImport.includes(other.name);
        if (!isAllowed) expected.push(`${zone.name} may not import: ${file} → ${moduleIn(other, 'y')}.ts`);
      }
    }
  expect(cruise(files)).toEqual({ isPassed: false, lines: expected.sort() });
}, 60_000);

it('sees a circle of every form, also one that only types close', () => {
  const files = new Map<string, string>();
  const expected = forms.map((form, index) => {
    const [a, b] = [`components/ui/${index}-a`, `components/ui/${index}-b`];
    files.set(`${a}.ts`, form(b)).set(`${b}.ts`, form(a));
    return `no-circle: ${a}.ts → ${b}.ts → ${a}.ts`;
  });
  expect(cruise(files)).toEqual({ isPassed: false, lines: expected.sort() });
}, 60_000);

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
