import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Loader of Turbopack (`next.config.mjs`): runs a module during the build, and returns its exports as values. So a browser
 * receives a table's texts in the language that the module picks, without those in the other language.
 * @throws Error for a function, which is no value.
 */
export default async function computed() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [this.resourcePath],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(path.join(ROOT, file));
  const values = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutFunctions)};`)
    .join('\n');
}

function withoutFunctions(name, value) {
  if (typeof value === 'function') throw new Error(`scripts/computed: “${name}” is a function.`);
  return value;
}
