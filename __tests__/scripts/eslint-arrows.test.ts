import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { arrowRules } from '@/scripts/eslint-arrows.mjs';
import { zones } from '@/scripts/eslint-zones.mjs';

/** What the rules say about a text that is at a path of the project. */
function faults(file: string, text: string) {
  const config = {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser },
    plugins: { house: { rules: arrowRules } },
    rules: { 'house/arrows': 'error', 'house/no-circle': 'error' },
  } as Linter.Config;
  return new Linter({ cwd: process.cwd() })
    .verify(text, [config], { filename: path.resolve(file) })
    .map(({ message }) => message);
}

const NAMES = `content-lib content-check content-exchange content ui site-shared site-blocks site admin-words admin-store
  admin-repository admin-ui admin-records admin-writing admin-fields admin-preview admin-screens admin-shell route-lib
  site-routes bangla-routes admin-routes root-routes scripts-export scripts-part scripts e2e-support e2e-loop e2e tests root`;

it('has every zone', () => {
  expect(zones.map(({ name }) => name)).toEqual(NAMES.split(/\s+/));
});

type Zone = (typeof zones)[number];
const moduleIn = ({ paths }: Zone, folder: string) =>
  path.join(paths.at(folder === 'x' ? 0 : -1) ?? '', folder, 'x');
const guarded = zones.filter(({ mayImport }) => mayImport !== 'anything');

it.each(guarded.map((zone) => [zone.name, zone] as const))(
  '%s may import what its row lists and nothing else, whatever the form of the import',
  (_, zone) => {
    const file = moduleIn(zone, 'x');
    const forms = (other: Zone) => {
      const target = moduleIn(other, 'y');
      return `import { x } from '@/${target}'; x();
        import './${path.relative(path.dirname(file), target)}';
        import type { X } from '@/${target}'; export type Y = X;
        export const load = () => import('@/${target}');
        export { x as z } from '@/${target}';
        export * from '@/${target}';
        export type Z = import('@/${target}').X;`;
    };
    const isAllowed = (other: Zone) =>
      other === zone ? zone.apart !== true : zone.mayImport.includes(other.name);
    const forbidden = zones.filter((other) => !isAllowed(other));
    expect(faults(`${file}.ts`, zones.filter(isAllowed).map(forms).join('\n'))).toEqual([]);
    expect(faults(`${file}.ts`, forbidden.map(forms).join('\n'))).toEqual(
      Array.from({ length: 7 * forbidden.length }, () => expect.stringContaining(' may not import ')),
    );
  },
);

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

it('sees a circle that only types close', () => {
  const text = "import type { X } from './cn'; import type { Y } from '@/components/ui/button';";
  expect(faults('components/ui/button-styles.ts', text)).toEqual([
    'This import closes a circle: components/ui/button-styles -> components/ui/button -> components/ui/button-styles.',
  ]);
});

it('is on in every folder', () => {
  const script = `
    const { ESLint } = await import('eslint');
    const eslint = new ESLint();
    const of = (file) => eslint.calculateConfigForFile(file).then(({ rules }) => [file, rules['house/arrows'], rules['house/no-circle']]);
    const files = ['app/x.ts', 'components/ui/x.tsx', 'content/x.ts', 'scripts/x.mjs', 'e2e/site/x.ts', '__tests__/x.ts'];
    console.log(JSON.stringify(await Promise.all(files.map(of))));`;
  const answer = execFileSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' });
  for (const [, ...severities] of JSON.parse(answer) as [string, ...unknown[]][]) {
    expect(severities).toEqual([[2], [2]]);
  }
});
