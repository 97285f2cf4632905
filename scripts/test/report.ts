import type { Result } from './parts';

const minutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(1);

/** Parts with the same work on every machine, and their seconds on the reference machine of the limits. */
const measures: readonly { readonly part: string; readonly seconds: number }[] = [
  { part: 'types', seconds: 40 },
  { part: 'weights', seconds: 18 },
];

/** Slowness relative to the reference machine, by the slowest measured part; at least 1. */
const slowness = (results: readonly Result[]) =>
  Math.max(
    1,
    ...measures.map(
      ({ part, seconds }) => (results.find(({ name }) => name === part)?.seconds ?? 0) / seconds,
    ),
  );

/** Prints seconds, retried, passed and failed tests; returns the exit code. `limit`: minutes on two cores. */
export function report(results: readonly Result[], milliseconds: number, limit: number) {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const slower = slowness(results);
  const isLate = milliseconds > limit * slower * 60_000;
  const again = results.flatMap((result) => result.again);
  console.log();
  for (const { name, outcome, seconds, passed, failed } of results) {
    const tests = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    console.log(`${name.padEnd(16)} ${seconds.toFixed(0).padStart(5)} s  ${outcome}${tests}`);
  }
  if (again.length > 0) console.log(`Passed only when tried again:\n${again.join('\n')}`);
  if (isLate) console.log(`This took longer than the ${(limit * slower).toFixed(0)} minutes that it may.`);
  console.log(`All parts together: ${minutes(milliseconds)} min`);
  if (slower >= 1.2)
    console.log(
      `This machine is ${slower.toFixed(1)} times slower than the one whose limit is ${limit} min, by ${measures.map(({ part }) => part).join(' and ')}.`,
    );
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return isLate || results.some(({ outcome }) => outcome !== 'passed') ? 1 : 0;
}
