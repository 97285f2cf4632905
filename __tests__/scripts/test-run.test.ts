import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runParts, type TestPart, type Result, countsOf } from '@/scripts/test/parts';
import { report } from '@/scripts/test/report';

let folder: string;
let said: string[];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'test-run-'));
  said = [];
  jest.spyOn(console, 'log').mockImplementation((text = '') => void said.push(String(text)));
});
afterEach(() => rm(folder, { recursive: true }));

const exits = (name: string, code: number, more: Partial<TestPart> = {}): TestPart => ({
  name,
  command: `node -e "console.log('${name} speaks'); process.exit(${code})"`,
  ...more,
});
const run = (parts: readonly TestPart[]) => runParts(parts, folder, process.env);
const outcomes = (results: readonly Result[]) =>
  Object.fromEntries(results.map(({ name, outcome }) => [name, outcome]));

it('does not run what needs a part that has failed, and shows what that part wrote', async () => {
  const results = await run([
    exits('sound', 0),
    exits('broken', 1),
    exits('behind it', 0, { needs: ['broken'] }),
    exits('behind that', 0, { needs: ['behind it'] }),
    exits('beside it', 0, { needs: ['sound'], isAlone: true }),
  ]);

  expect(outcomes(results)).toEqual({
    sound: 'passed',
    broken: 'failed',
    'behind it': 'not run',
    'behind that': 'not run',
    'beside it': 'passed',
  });
  expect(said.join('\n')).toContain('broken speaks');
  expect(said.join('\n')).not.toContain('sound speaks');
  expect(report(results, 0, 15)).toBe(1);
});

it('ends with the number of tests, and fails when it takes too long', async () => {
  const results = await run([exits('sound', 0), exits('sound too', 0)]);

  expect(report(results, 14 * 60_000, 15)).toBe(0);
  expect(said.at(-1)).toBe('2 passed, 0 failed');
  expect(report(results, 16 * 60_000, 15)).toBe(1);
  expect(said.join('\n')).toContain('longer than the 15 minutes');
});

it('counts the tests of reports, and names those that passed only when tried again', async () => {
  const file = path.join(folder, 'report.json');
  await writeFile(
    file,
    JSON.stringify({
      stats: { expected: 7, unexpected: 0, flaky: 1 },
      suites: [{ suites: [{ specs: [{ title: 'opens', tests: [{ status: 'flaky' }] }] }] }],
    }),
  );
  expect(await countsOf('playwright', file, true)).toEqual({ passed: 8, failed: 0, again: ['opens'] });

  await writeFile(file, JSON.stringify({ numPassedTests: 5, numFailedTests: 2 }));
  expect(await countsOf('jest', file, false)).toEqual({ passed: 5, failed: 2, again: [] });
  // A failure that no test tells of is one, too.
  expect(await countsOf('jest', `${file}.missing`, false)).toEqual({ passed: 0, failed: 1, again: [] });
});
