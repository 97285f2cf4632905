import { readFileSync } from 'node:fs';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import type * as JestAxe from 'jest-axe';

// Timeout in ms; the default of a second is too short if other tests and a build run in parallel.
configure({ asyncUtilTimeout: 15_000 });

// axe and the mocks below need a document; tests of files and scripts have none.
if (typeof document !== 'undefined') {
  const { toHaveNoViolations } = jest.requireActual<typeof JestAxe>('jest-axe');
  expect.extend(toHaveNoViolations);

  // jsdom has no layout: nothing ever intersects, unless a test provides an observer.
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

  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  // Nor has it `commandfor`; every page has this script.
  window.eval(readFileSync('scripts/export/every-page.browser.mjs', 'utf8'));
}
