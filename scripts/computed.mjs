import path from 'node:path';
import { build } from 'esbuild';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Loader of Turbopack (`next.config.mjs`): runs a module during the build, and returns its exports as values. So a browser
 * receives a table's texts in the language that the module picks, without those in the other language. A module of a
 * language that the website does not have gives the English texts: no browser receives those that nothing shows.
 * @throws Error for a function, which is no value.
 */
export default async function computed() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [inSiteLanguage(this.resourcePath, this.getOptions().languages)],
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

/** Path of the module whose texts are used for a module, by the languages of the website. */
const inSiteLanguage = (file, languages) =>
  file.replace(/(?<=[\\/]strings[\\/])(\w+)(?=[\\/][^\\/]+$)/, (language) =>
    languages.includes(language) ? language : 'en',
  );

function withoutFunctions(name, value) {
  if (typeof value === 'function') throw new Error(`scripts/computed: “${name}” is a function.`);
  return value;
}
