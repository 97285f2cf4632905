import { spawnSync } from 'node:child_process';
import { itInFull } from '@/__tests__/it-in-full';
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

it('reports what no zone may import, other folders that are apart, and a circle that only types close', () => {
  const [a, b] = ['components/ui/circle-a', 'components/ui/circle-b'];
  const importOf = (target: string) => `import type { X } from '@/${target}';`;
  const files = new Map([a, b, '__tests__/y'].map((file) => [`${file}.ts`, importOf(file === a ? b : a)]));
  const expected = [`no-circle: ${a}.ts → ${b}.ts → ${a}.ts`];
  for (const zone of guarded) {
    const targets = ['__tests__/y', ...(zone.apart === true ? [moduleIn(zone, 'y')] : [])];
    const file = `${moduleIn(zone, 'x')}.ts`;
    for (const target of targets) {
      if (!files.has(`${target}.ts`)) files.set(`${target}.ts`, '');
      expected.push(`${zone.name} may not import: ${file} → ${target}.ts`);
    }
    files.set(file, targets.map(importOf).join('\n'));
  }
  expect(cruise(files)).toEqual({ isPassed: false, lines: expected.sort() });
}, 60_000);

itInFull(
  'reports an import of a library past its door',
  () => {
    const [page, library, inside] = ['components/ui/page', 'lib/records/days', 'lib/text/fill'];
    const files = new Map([page, library].map((file) => [`${file}.ts`, `import '@/${inside}';`]));
    for (const file of ['__tests__/fill.test', 'lib/text/index', 'lib/text/dates'])
      files.set(`${file}.ts`, `import '@/${inside}';`);
    expect(cruise(files.set(`${inside}.ts`, ''))).toEqual({
      isPassed: false,
      lines: [
        `by the door of another library only: ${library}.ts → ${inside}.ts`,
        `by the door only: ${page}.ts → ${inside}.ts`,
      ],
    });
  },
  60_000,
);

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
