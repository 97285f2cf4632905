/**
 * Mutation tests (`npm run test:mutation`; one area: `AREA=merging npx stryker run`): every operator, condition and value of
 * the functions where a wrong result matters is changed, one at a time, and a test has to fail.
 */
const AREAS = {
  quantities: {
    mutate: ['lib/counting/*.ts'],
    tests: ['lib/counting/*', 'components/site/*/{comparison,draft,estimate,quantities}'],
    break: 75,
  },
  merging: {
    mutate: [
      'lib/merge/{three-way-merge,merge-rows,merge-text,match-rows,changed-places,known-base,decide-disputes}.ts',
    ],
    tests: ['lib/merge/*'],
    break: 65,
  },
  exchange: {
    mutate: ['lib/exchange/{bundle-read,json-limits,check-changes,plan-changes}.ts'],
    // Without `bundle-limits`: counting every step through 30 MB takes half a minute.
    tests: ['lib/exchange/{apply,apply-checks,bundle-hostile,bundle-unfinished,repeated-key}'],
    break: 78,
  },
  state: {
    mutate: ['components/admin/store/{steps,writer-state}.ts', 'components/admin/store/state/transitions.ts'],
    tests: ['components/admin/store/*'],
    break: 65,
  },
};

const { AREA: name = 'quantities' } = process.env;
const area = AREAS[name];
if (area === undefined) throw new Error(`AREA is one of ${Object.keys(AREAS).join(', ')}.`);
const CACHE = `.cache/mutation/${name}`;

export default {
  mutate: area.mutate,
  mutator: {
    excludedMutations: [
      'ArrayDeclaration',
      'ArrowFunction',
      'BlockStatement',
      'ObjectLiteral',
      'Regex',
      'StringLiteral',
    ],
  },
  testRunner: 'jest',
  jest: {
    configFile: 'jest.mutation.config.mjs',
    config: { testMatch: area.tests.map((test) => `<rootDir>/__tests__/${test}.test.ts`) },
  },
  coverageAnalysis: 'perTest',
  // A value worked out while a module loads is no test's own: all of them would run for it.
  ignoreStatic: true,
  concurrency: 2,
  // ms, beyond what the tests took at first: a busy machine kills no mutant.
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${CACHE}.json`,
  tempDirName: `${CACHE}-sandbox`,
  cleanTempDir: 'always',
  ignorePatterns: ['/.cache', '/.next', '/out', '/public/images/sized'],
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, allowColor: false },
  thresholds: { high: 100, low: area.break, break: area.break },
};
