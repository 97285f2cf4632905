import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type Program } from 'acorn';

const CHUNKS = '_next/static/chunks';

/**
 * Has browsers compile the modules of every chunk while it is being fetched.
 * @param out the folder of the export
 * @throws Error when no chunk is written the way this step knows.
 */
export async function compileModulesEarly(out: string) {
  const folder = path.join(out, CHUNKS);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  let changed = 0;
  for (const name of names) {
    const file = path.join(folder, name);
    const script = await readFile(file, 'utf8');
    const early = withEarlyModules(script);
    if (early === script) continue;
    await writeFile(file, early);
    changed += 1;
  }
  if (changed === 0) throw new Error(`${folder}: no chunk holds its modules the way this step knows.`);
}

/**
 * Puts each module of a chunk in parentheses; other scripts stay as they are. Where a parenthesis stands before a
 * function, V8 compiles it with its file, on another thread. Where none does, it only looks for the function's end, and
 * the page's own thread compiles it once it is called: here at once, for a chunk is fetched to be run (V8, "Blazingly
 * fast parsing, part 2: lazy parsing", https://v8.dev/blog/preparser#pife).
 */
export function withEarlyModules(script: string) {
  let end = 0;
  let early = '';
  for (const module of modulesOf(parse(script, { ecmaVersion: 'latest', sourceType: 'script' }))) {
    early += `${script.slice(end, module.start)}(${script.slice(module.start, module.end)})`;
    end = module.end;
  }
  return early + script.slice(end);
}

/** Turbopack writes `(globalThis.TURBOPACK ||= []).push([script, id, module, id, id, module, …])`. */
function modulesOf({ body: [statement] }: Program) {
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return [];
  const [list] = statement.expression.arguments;
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.filter((element) => element !== null).filter(({ type }) => type.includes('Function'));
}
