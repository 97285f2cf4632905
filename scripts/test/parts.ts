import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Counts the tests in a part's output, as Jest and Playwright sum them up. A part without tests, and a failure outside tests,
 * counts as one.
 */
export function countsOf(output: string, isPassed: boolean) {
  const text = stripVTControlCharacters(output);
  const count = (what: string) =>
    Number(new RegExp(`^(?:Tests:.*| ) (\\d+) ${what}\\b`, 'm').exec(text)?.[1] ?? 0);
  const [, flaky = ''] = /^ {2}\d+ flaky\n((?: {4}.+\n)+)/m.exec(text) ?? [];
  return {
    passed: Math.max(count('passed') + count('flaky'), Number(isPassed)),
    failed: isPassed ? 0 : Math.max(count('failed'), 1),
    /** Titles of tests that passed only on a retry. */
    again: [...flaky.matchAll(/› ([^›]+?)[ ─]*\n/g)].map(([, title = '']) => title),
  };
}

/** One command of a run. */
export type TestPart = {
  readonly name: string;
  /** Shell command, with `node_modules/.bin` in its PATH. */
  readonly command: string;
  /** Parts that must pass first; otherwise this part is not run. */
  readonly needs?: readonly string[];
  /** Runs alone, because it uses both cores. */
  readonly isAlone?: boolean;
};

export type Result = ReturnType<typeof countsOf> & {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
};

/** Number of parallel parts. */
const LANES = 2;

/** Runs each part once its needs have passed and a lane is free. Returns results in order of completion. */
export async function runParts(
  parts: readonly TestPart[],
  environment: NodeJS.ProcessEnv,
): Promise<Result[]> {
  const waiting = [...parts];
  const running = new Map<TestPart, Promise<void>>();
  const results: Result[] = [];
  const hasPassed = (name: string) => results.some((one) => one.name === name && one.outcome === 'passed');
  const hasEnded = (name: string) => results.some((one) => one.name === name);
  const isFree = ({ isAlone = false }: TestPart) =>
    isAlone ? running.size === 0 : running.size < LANES && ![...running.keys()].some((part) => part.isAlone);

  while (waiting.length > 0 || running.size > 0) {
    for (const part of [...waiting]) {
      const needs = part.needs ?? [];
      if (!needs.every(hasEnded)) continue;
      if (needs.every(hasPassed)) {
        if (!isFree(part)) continue;
        const run = runPart(part, environment).then((result) => {
          results.push(result);
          running.delete(part);
        });
        running.set(part, run);
      } else {
        results.push({ name: part.name, outcome: 'not run', seconds: 0, passed: 0, failed: 0, again: [] });
      }
      waiting.splice(waiting.indexOf(part), 1);
    }
    // A race of nothing would never end.
    if (running.size > 0) await Promise.race(running.values());
  }
  return results;
}

async function runPart({ name, command }: TestPart, environment: NodeJS.ProcessEnv): Promise<Result> {
  console.log(`${name} …`);
  const started = Date.now();
  const { code, output } = await run(command, {
    ...environment,
    PATH: [path.resolve('node_modules/.bin'), environment.PATH].join(path.delimiter),
  });
  const seconds = (Date.now() - started) / 1000;
  const outcome = code === 0 ? 'passed' : 'failed';
  if (outcome === 'failed') console.log(output);
  console.log(`${name}: ${outcome} after ${seconds.toFixed(0)} s`);
  return { name, outcome, seconds, ...countsOf(output, outcome === 'passed') };
}

async function run(command: string, environment: NodeJS.ProcessEnv) {
  const child = spawn(command, { shell: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: Buffer.concat(pieces).toString() };
}
