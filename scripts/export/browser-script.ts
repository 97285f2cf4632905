import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/** Reads and minifies a script of this folder; esbuild's error names the file. */
export function browserScript(file: string) {
  const text = readFileSync(path.join('scripts/export', file), 'utf8');
  return transformSync(text, { minify: true, target: 'es2022', sourcefile: file }).code.trim();
}
