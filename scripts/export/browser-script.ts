import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';

/**
 * A script of this folder as it stands in pages, on one line; white space and block comments are all it loses on the
 * way. A comment of the `//` kind would swallow what follows it.
 * @throws Error with the file's name when what is left is no script.
 */
export function browserScript(file: string) {
  const text = readFileSync(path.join('scripts/export', file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  try {
    compileFunction(text);
  } catch (cause) {
    throw new Error(`scripts/export/${file} is no script any more once it stands on one line.`, { cause });
  }
  return text;
}
