import { readFile } from 'node:fs/promises';

export type Counts = {
  readonly passed: number;
  readonly failed: number;
  /** Tests that failed at first and passed when they were tried again. */
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

/** The tests of a part, out of its report. A part without one counts as one, as does a failure that no test tells of. */
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
