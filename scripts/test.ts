/**
 * Runs all checks of a change, two parts at a time: `npm test`, and with `--full` also the long ones. Prints the output
 * of failed parts, the seconds of each part, and the number of passed and failed tests (of Jest and Playwright; one for
 * each other part). Exits with 1 if a part fails or the run exceeds its time limit.
 */
import { findTools, programNames } from './tools';
import { runParts, type TestPart } from './test/parts';
import { report } from './test/report';

const isFull = process.argv.includes('--full');
/** Limit in minutes on two cores. The goal of `npm test` is 10. */
const LIMIT = isFull ? 40 : 15;

/** Parts in starting order. A build and the types are apart: both write `.next/types`. */
const parts: readonly TestPart[] = [
  { name: 'lock file', command: 'npm ci --dry-run' },
  { name: 'types', command: 'npm run typecheck' },
  { name: 'pictures', command: 'tsx scripts/images.ts' },
  { name: 'format', command: 'npm run format:check' },
  { name: 'lint', command: 'npm run lint' },
  { name: 'dead code', command: 'npm run knip' },
  { name: 'size', command: 'npm run size' },
  { name: 'build', command: 'npm run build', needs: ['types', 'pictures'] },
  { name: 'unit tests', command: 'npm run test:unit' },
  { name: 'weights', command: 'npm run weigh', needs: ['build'] },
  { name: 'exported files', command: 'npm run test:export', needs: ['build'] },
  { name: 'browser', command: 'playwright test', needs: ['build'], isAlone: true },
];

/** Each runs alone, because it uses `out` and all cores. */
const longParts: readonly TestPart[] = [
  { name: 'speed', command: 'npm run e2e:speed', needs: ['build'], isAlone: true },
  { name: 'hosts', command: 'npm run e2e:hosts', needs: ['build'], isAlone: true },
  { name: 'firefox', command: 'npm run e2e:firefox', needs: ['build'], isAlone: true },
  { name: 'older browsers', command: 'npm run e2e:older', needs: ['build'], isAlone: true },
  { name: 'webkit', command: 'npm run e2e:webkit', needs: ['build'], isAlone: true },
  { name: 'loop', command: 'npm run e2e:loop', needs: ['build'], isAlone: true },
  { name: 'same build', command: 'npm run check:same-build', needs: ['build'], isAlone: true },
];

const programs = findTools(isFull ? programNames : ['chromium', 'java']);
const started = Date.now();
const results = await runParts(isFull ? [...parts, ...longParts] : parts, {
  ...process.env,
  ...programs,
  TYPES_CHECKED: 'true',
  ...(isFull ? { TEST_DEPTH: 'full' } : {}),
});
process.exitCode = report(results, Date.now() - started, LIMIT);
