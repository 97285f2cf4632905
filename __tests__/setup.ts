import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import type * as JestAxe from 'jest-axe';

// ms; a second is not enough where other tests and a build run beside these.
configure({ asyncUtilTimeout: 15_000 });

// axe and the stand-ins below need a document; tests of files and scripts run without one.
if (typeof document !== 'undefined') {
  const { toHaveNoViolations } = jest.requireActual<typeof JestAxe>('jest-axe');
  expect.extend(toHaveNoViolations);

  // jsdom has no layout: nothing ever comes near, unless a test brings an observer of its own.
  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
}
