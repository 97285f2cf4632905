import { runParts, type TestPart, type Result, countsOf } from '@/scripts/test/parts';
import { report } from '@/scripts/test/report';

let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((text = '') => void said.push(String(text)));
});

const exits = (name: string, code: number, more: Partial<TestPart> = {}): TestPart => ({
  name,
  command: `node -e "console.log('${name} speaks'); process.exit(${code})"`,
  ...more,
});
const run = (parts: readonly TestPart[]) => runParts(parts, process.env);
const outcomes = (results: readonly Result[]) =>
  Object.fromEntries(results.map(({ name, outcome }) => [name, outcome]));

it('does not run what needs a part that has failed, and shows what that part wrote', async () => {
  const results = await run([
    exits('sound', 0),
    exits('before it', 0, { needs: ['sound'], isAlone: true }),
    exits('broken', 1, { needs: ['before it'] }),
    exits('behind it', 0, { needs: ['broken'] }),
    exits('behind that', 0, { needs: ['behind it'] }),
  ]);

  expect(outcomes(results)).toEqual({
    sound: 'passed',
    'before it': 'passed',
    broken: 'failed',
    'behind it': 'not run',
    'behind that': 'not run',
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

it('counts the tests of a part, and names those that passed only when tried again', () => {
  const playwright = `
  1 failed
    [phone] › e2e/widgets/menu.spec.ts:9:1 › closes ──────────
  2 flaky
    [desktop] › e2e/widgets/menu.spec.ts:5:1 › opens ─────────
    [phone] › e2e/widgets/menu.spec.ts:7:3 › a menu › opens, too ───
  3 skipped
  7 passed (1.2m)
`;
  expect(countsOf(playwright, false)).toEqual({ passed: 9, failed: 1, again: ['opens', 'opens, too'] });
  const jest = 'Test Suites: 1 failed, 1 total\nTests:       2 failed, 1 skipped, 5 passed, 8 total\n';
  expect(countsOf(jest, false)).toEqual({ passed: 5, failed: 2, again: [] });
  // A failure that no test tells of is one, too.
  expect(countsOf('Segmentation fault', false)).toEqual({ passed: 0, failed: 1, again: [] });
});
