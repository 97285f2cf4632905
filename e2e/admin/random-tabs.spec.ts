import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from './test';

const file = (name: string) => path.resolve('__tests__/components/admin/store', name);

/** The store and the random work in two tabs, as one script for a page. */
async function script() {
  const { outputFiles } = await build({
    entryPoints: [file('random-tabs.page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    alias: {
      '@': path.resolve('.'),
      'fake-indexeddb/auto': file('random-tabs.shims.ts'),
      'fake-indexeddb': file('random-tabs.shims.ts'),
    },
    // Files of models are not written here.
    external: ['node:*', '@gltf-transform/*', 'three'],
    define: { 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}

test(
  'random work in two tabs loses nothing in this browser’s own store',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto('/robots.txt');
    await page.evaluate(await script());
    const seed = Date.now() % 1_000_000;
    const outcome = await page.evaluate(
      ([from, runs]) =>
        (globalThis as unknown as { playRandomTabs: (seed: number, runs: number) => Promise<void> })
          .playRandomTabs(from, runs)
          .then(() => 'passed', String),
      [seed, 200] as const,
    );
    expect(outcome).toBe('passed');
  },
);
