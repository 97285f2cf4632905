import { spawn } from 'node:child_process';
import path from 'node:path';
import { readFile } from 'node:fs/promises';

type Counts = {
  readonly passed: number;
  readonly failed: number;
  /** Titles of tests that passed only on a retry. */
  readonly again: readonly string[];
};

type JestReport = { readonly numPassedTests: number; readonly numFailedTests: number };
type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { status: string }[] }[];
};
type PlaywrightReport = Suite & {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

/** Counts the tests in a part's report. A part without a report, and a failure outside tests, counts as one. */
export async function countsOf(
  whose: 'jest' | 'playwright' | undefined,
  file: string,
  isPassed: boolean,
): Promise<Counts> {
  const counts = await readFile(file, 'utf8').then(
    (text) => (whose === 'jest' ? ofJest(JSON.parse(text)) : ofPlaywright(JSON.parse(text))),
    () => ({ passed: Number(isPassed), failed: 0, again: [] }),
  );
  return isPassed ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

const ofJest = ({ numPassedTests, numFailedTests }: JestReport): Counts => ({
  passed: numPassedTests,
  failed: numFailedTests,
  again: [],
});

const ofPlaywright = (report: PlaywrightReport): Counts => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
  again: flakyIn(report),
});

const flakyIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyIn),
];

/** One command of a run. */
export type TestPart = {
  readonly name: string;
  /** Shell command, with `node_modules/.bin` in its PATH. */
  readonly command: string;
  /** Parts that must pass first; otherwise this part is not run. */
  readonly needs?: readonly string[];
  /** Runs alone, because it uses both cores. */
  readonly isAlone?: boolean;
  /** Format of the report with the number of tests. */
  readonly counts?: 'jest' | 'playwright';
};

export type Result = Counts & {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
};

/** Number of parallel parts. */
const LANES = 2;

/** Runs each part once its needs have passed and a lane is free. Returns results in order of completion. */
export async function runParts(
  parts: readonly TestPart[],
  reports: string,
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
        const run = runPart(part, reports, environment).then((result) => {
          results.push(result);
          running.delete(part);
        });
        running.set(part, run);
      } else {
        results.push({ name: part.name, outcome: 'not run', seconds: 0, passed: 0, failed: 0, again: [] });
      }
      waiting.splice(waiting.indexOf(part), 1);
    }
    await Promise.race(running.values());
  }
  return results;
}

async function runPart(part: TestPart, reports: string, environment: NodeJS.ProcessEnv): Promise<Result> {
  const { name, command, counts } = part;
  const file = path.resolve(reports, `${name.replaceAll(' ', '-')}.json`);
  console.log(`${name} …`);
  const started = Date.now();
  const { code, output } = await run(
    counts === 'jest' ? `${command} -- --json --outputFile="${file}"` : command,
    {
      ...environment,
      PATH: [path.resolve('node_modules/.bin'), environment.PATH].join(path.delimiter),
      ...(counts === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: file } : {}),
    },
  );
  const seconds = (Date.now() - started) / 1000;
  const outcome = code === 0 ? 'passed' : 'failed';
  if (outcome === 'failed') console.log(output);
  console.log(`${name}: ${outcome} after ${seconds.toFixed(0)} s`);
  return { name, outcome, seconds, ...(await countsOf(counts, file, outcome === 'passed')) };
}

function run(command: string, environment: NodeJS.ProcessEnv) {
  const child = spawn(command, { shell: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const pieces: Buffer[] = [];
  child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
  child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
  return new Promise<{ readonly code: number | null; readonly output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: Buffer.concat(pieces).toString() }));
  });
}
