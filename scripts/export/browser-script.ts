import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/**
 * A script of this folder as it stands in pages: without comments, and with short names.
 * @throws Error of esbuild, with the file's name, when it is no script.
 */
export function browserScript(file: string) {
  const text = readFileSync(path.join('scripts/export', file), 'utf8');
  return transformSync(text, { minify: true, target: 'es2022', sourcefile: file }).code.trim();
}
