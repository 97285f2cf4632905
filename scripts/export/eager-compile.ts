import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Program } from 'acorn';
import type { StepRunner } from './steps';

const CHUNKS = '_next/static/chunks';

/**
 * Makes browsers compile the modules of every chunk during its download.
 * Relies on: chunks that are `(globalThis.TURBOPACK ||= []).push([script, id, module, id, id, module, …])`.
 */
export function compileEagerly(out: string, { run }: StepRunner) {
  const folder = path.join(out, CHUNKS);
  let changed = 0;
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    const file = path.join(folder, name);
    const script = readFileSync(file, 'utf8');
    const eager = run('eager-compile', name, script, withEagerModules);
    if (eager === script) continue;
    writeFileSync(file, eager);
    changed += 1;
  }
  run('eager-compile', CHUNKS, '', () => {
    if (changed === 0) throw new Error('no script lists its modules in the known way.');
    return '';
  });
}

/**
 * Wraps each module of a chunk in parentheses; leaves other scripts unchanged. V8 compiles parenthesized functions with
 * their file, on another thread; others it only pre-parses, and compiles on the main thread when they are called, here
 * at once (V8, "Blazingly fast parsing, part 2: lazy parsing", https://v8.dev/blog/preparser#pife).
 * @throws SyntaxError for a script that the parser cannot read.
 */
function withEagerModules(script: string) {
  let end = 0;
  let eager = '';
  for (const module of modulesOf(parse(script, { ecmaVersion: 'latest', sourceType: 'script' }))) {
    eager += `${script.slice(end, module.start)}(${script.slice(module.start, module.end)})`;
    end = module.end;
  }
  return eager + script.slice(end);
}

function modulesOf({ body: [statement] }: Program) {
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') return [];
  const [list] = statement.expression.arguments;
  if (list?.type !== 'ArrayExpression') return [];
  return list.elements.filter((element) => element !== null).filter(({ type }) => type.includes('Function'));
}
