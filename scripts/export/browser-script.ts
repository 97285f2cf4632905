import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A script of this folder as it stands in pages; white space and comments are all it loses on the way. */
export const browserScript = (file: string) =>
  readFileSync(path.join('scripts/export', file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
