import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const DOM = '<rootDir>/__tests__/**/*.test.tsx';
const EXPORT = '<rootDir>/__tests__/export/';
const SAMPLE = '<rootDir>/__tests__/sample/';
/** Sets the website of the studio. */
const SITE = '<rootDir>/__tests__/studio-site.ts';
/** Shows the records of the tests' own company in place of the published ones. */
const resolver = '<rootDir>/__tests__/company/resolver.cjs';

/** @type {import('jest').Config} */
const shared = {
  // What `require` finds of three.js warns that it will be removed.
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^three$': '<rootDir>/node_modules/three/build/three.module.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next', '<rootDir>/.cache'],
};

const project = async (config) => ({
  ...(await createJestConfig({ ...shared, ...config })()),
  // react-markdown and its family are published as ES modules only, so they have to pass through the transform.
  transformIgnorePatterns: ['^.+\\.module\\.css$'],
});

/**
 * `node`: rules, content, scripts. `dom`: components and pages, in `*.test.tsx`. Both see the company of the tests in place of
 * the published records. `sample`: what the specification words as content; it goes with the sample. `export`: the files of a
 * finished build in `out`, read and parsed once for all of them.
 */
export default async () => ({
  // ms; axe takes its time on a busy machine.
  testTimeout: 60_000,
  projects: await Promise.all([
    project({
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [EXPORT, SAMPLE],
      resolver,
      setupFiles: [SITE],
    }),
    project({
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: [DOM],
      testPathIgnorePatterns: [SAMPLE],
      resolver,
      setupFiles: [SITE],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    }),
    project({
      displayName: 'sample',
      testEnvironment: 'node',
      testMatch: [`${SAMPLE}**/*.test.{ts,tsx}`],
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
    }),
    project({
      displayName: 'export',
      testEnvironment: 'node',
      testMatch: [`${EXPORT}**/*.test.ts`],
      globalSetup: '<rootDir>/__tests__/export/read-export.ts',
    }),
  ]),
});
