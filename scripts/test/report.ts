import type { Result } from './parts';

const minutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(1);

/**
 * Prints the parts with their seconds, what was tried again, and the tests that passed and failed. Returns the exit code.
 * @param withheld - share of the machine's time that its host gave to others; it does not count for the limit.
 * @param limit - minutes that the run may take.
 */
export function report(results: readonly Result[], milliseconds: number, withheld: number, limit: number) {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const own = milliseconds * (1 - withheld);
  const isLate = own > limit * 60_000;
  const again = results.flatMap((result) => result.again);
  console.log();
  for (const { name, outcome, seconds, passed, failed } of results) {
    const tests = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    console.log(`${name.padEnd(16)} ${seconds.toFixed(0).padStart(5)} s  ${outcome}${tests}`);
  }
  if (again.length > 0) console.log(`Passed only when tried again:\n${again.join('\n')}`);
  if (isLate) console.log(`This took longer than the ${limit} minutes that it may.`);
  console.log(`All parts together: ${minutes(milliseconds)} min`);
  if (withheld >= 0.05) {
    const percent = Math.round(withheld * 100);
    console.log(`Its host withheld ${percent} % of this machine’s time: without that, ${minutes(own)} min.`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return isLate || results.some(({ outcome }) => outcome !== 'passed') ? 1 : 0;
}
