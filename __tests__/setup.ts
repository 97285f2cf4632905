import '@testing-library/jest-dom';

// axe needs a document; tests of files and scripts run without one.
if (typeof document !== 'undefined') {
  const { toHaveNoViolations } = jest.requireActual<typeof import('jest-axe')>('jest-axe');
  expect.extend(toHaveNoViolations);
}
