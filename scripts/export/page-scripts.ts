import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The scripts that a finished page starts by itself (`starter.browser.mjs`), as addresses. */
export function startedScripts(html: string) {
  const list = /\bof ?(\["\/_next\/static\/[^\]]*\])/.exec(html)?.[1] ?? '[]';
  return JSON.parse(list) as string[];
}

/**
 * Some scripts and all that they can ask for later, as addresses.
 * @param isLeftOut says of a script by its text whether to pass over every import that brings it.
 */
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

/** The files of each `import()` in a script: Turbopack writes `["static/chunks/…", …].map(…)` for one. */
export const laterImports = (text: string) =>
  [...text.matchAll(/\[("static\/chunks\/[^\]]*)\]/g)].map(([, list = '']) =>
    [...list.matchAll(/"(static\/chunks\/[^"]+\.js)"/g)].map(([, file = '']) => `/_next/${file}`),
  );
