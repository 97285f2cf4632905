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

/** One forbidden import for each zone, planted in a file of that zone. */
const forbidden: readonly (readonly [zone: string, file: string, target: string])[] = [
  ['content-lib', 'content/lib/x.ts', '@/content/registry'],
  ['content-check', 'content/check/x.ts', '@/content/exchange/apply'],
  ['content-exchange', 'content/exchange/x.ts', '@/components/ui/link'],
  ['content', 'content/x.ts', './check/check-record'],
  ['ui', 'components/ui/x.tsx', '@/content/entities/company'],
  ['site-shared', 'components/site/shared/x.tsx', '@/components/site/home/hero-slide'],
  ['site', 'components/site/home/x.tsx', '../blog/blog-list'],
  ['site-blocks', 'components/site/landing/x.tsx', '@/components/admin/records/row-text'],
  ['admin-words', 'components/admin/strings/x.ts', '@/components/admin/records/row-text'],
  ['admin-store', 'components/admin/store/x.ts', '@/components/admin/records/state-tag'],
  ['admin-preview', 'components/admin/preview/x.tsx', '@/components/admin/screens/editor/editor-form'],
  ['admin-repository', 'components/admin/repository/x.ts', '@/components/admin/store/studio-context.client'],
  ['admin-writing', 'components/admin/writing/x.ts', '@/components/admin/fields/control-props'],
  ['bangla-routes', 'app/bn/x.tsx', '@/components/admin/shell/sidebar'],
  ['admin-ui', 'components/admin/ui/x.tsx', '@/components/admin/records/row-text'],
  ['admin-fields', 'components/admin/fields/x.tsx', '@/components/admin/screens/list/record-list'],
  ['admin-records', 'components/admin/records/x.tsx', '@/components/admin/fields/messages'],
  ['admin-screens', 'components/admin/screens/settings/x.tsx', '@/components/admin/shell/sidebar'],
  ['admin-shell', 'components/admin/shell/x.tsx', '@/components/site/home/hero-slide'],
  ['route-lib', 'app/_lib/x.ts', '@/components/site/shared/section'],
  ['site-routes', 'app/(site)/x.tsx', '@/components/admin/shell/sidebar'],
  ['admin-routes', 'app/(admin)/x.tsx', '@/components/site/home/hero-slide'],
  ['root-routes', 'app/x.tsx', './(site)/page'],
  ['scripts-export', 'scripts/export/x.ts', '../weigh/studio'],
  ['scripts-part', 'scripts/weigh/x.ts', '../bench/cdn'],
  ['scripts', 'scripts/x.ts', '../e2e/support/words'],
  ['e2e-support', 'e2e/support/x.ts', '../site/crawl.spec'],
  ['e2e-loop', 'e2e/loop/x.spec.ts', '@/components/ui/link'],
  ['e2e', 'e2e/site/x.spec.ts', '@/components/ui/link'],
  ['root', 'x.config.mjs', './components/ui/cn'],
];

it('has a forbidden import for every zone', () => {
  const guarded = zones.filter(({ mayImport }) => mayImport !== 'anything');
  expect(forbidden.map(([zone]) => zone).sort()).toEqual(guarded.map(({ name }) => name).sort());
});

it.each(forbidden)('%s: %s may not import %s, whatever the form of the import', (_, file, target) => {
  const forms = [
    `import { x } from '${target}'; x();`,
    `import type { X } from '${target}'; export type Y = X;`,
    `import '${target}';`,
    `export const load = () => import('${target}');`,
    `export { x as z } from '${target}';`,
    `export * from '${target}';`,
    `export type Z = import('${target}').X;`,
  ];
  expect(faults(file, forms.join('\n'))).toEqual(
    forms.map(() => expect.stringMatching(/ may not import /) as string),
  );
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
