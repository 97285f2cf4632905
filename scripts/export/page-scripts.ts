import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The starter's list of scripts (`starter.browser.mjs`). */
export const STARTED = /(?<=\bof ?)\["\/_next\/static\/[^\]]*\]/;
/** Folder of the pages' payloads (`payload-file.ts`). */
export const PAYLOADS = '/_next/static/payloads/';

/** Returns the addresses of scripts that a finished page starts, in code or by tags. */
export function startedScripts(html: string) {
  const list = STARTED.exec(html)?.[0] ?? '[]';
  const tags = [...html.matchAll(/<script\b(?![^>]* noModule)[^>]* src="(\/_next\/static\/[^"]+)"/gi)];
  return [...(JSON.parse(list) as string[]), ...tags.map(([, address = '']) => address)];
}

/** Scripts and all that they can import; `isLeftOut`: not those with this text. */
export function reachableScripts(
  out: string,
  started: readonly string[],
  isLeftOut: (text: string) => boolean = () => false,
) {
  const read = (address: string) => readFileSync(path.join(out, address), 'utf8');
  const reached = new Set<string>();
  const queue = [...started];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    queue.push(
      ...laterImports(read(next))
        .filter((files) => !files.some((file) => isLeftOut(read(file))))
        .flat(),
    );
  }
  return [...reached];
}

const CHUNK = /static\/chunks\/[^"'`\s]+\.js/g;

/** Files of each `import()`, `["static/chunks/…", …].map(…)`; throws where they are named otherwise. */
export function laterImports(text: string) {
  const imports = [...text.matchAll(/\[("static\/chunks\/[^\]]*)\]/g)].map(([, list = '']) =>
    [...list.matchAll(/"(static\/chunks\/[^"]+\.js)"/g)].map(([, file = '']) => `/_next/${file}`),
  );
  if (imports.flat().length !== [...text.matchAll(CHUNK)].length) {
    throw new Error('a script names others in an unknown way.');
  }
  return imports;
}
