import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // ms; axe takes its time on a busy machine.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/out', '<rootDir>/.next', '<rootDir>/.cache'],
};

// react-markdown and its family are published as ES modules only, so they have to pass through the transform.
export default async () => ({
  ...(await createJestConfig(config)()),
  transformIgnorePatterns: ['^.+\\.module\\.css$'],
});
