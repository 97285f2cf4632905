import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { NodeResult, Result, RunOptions } from 'axe-core';
import { expect } from './test';

/** The minified build: every page gets it anew, in half the time of the other. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What evaluating axe's source leaves on the page. */
type WithAxe = { readonly axe: typeof axe };

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Options = {
  /** A selector: only what is in it. */
  readonly within?: string;
  /** Only these rules. */
  readonly rules?: string[];
  /** In forced colours the browser paints in the system's, while axe reads those of the page. */
  readonly hasOwnColours?: boolean;
};

/** Fails where axe finds a fault, or a contrast that it calls incomplete and that is known to be too low. */
export async function expectAccessible(page: Page, options: Options = {}) {
  const { violations, incomplete } = await axeResults(page, options);
  expect([...violations.flatMap(faultsOf), ...unreadable(incomplete)]).toEqual([]);
}

/**
 * What axe finds on the page as it is. Without what passes, and without frames, which are other sites': both double the
 * time that it takes.
 */
async function axeResults(page: Page, { within, rules, hasOwnColours = true }: Options = {}) {
  const context = { exclude: ['iframe'], ...(within === undefined ? {} : { include: [within] }) };
  const options: RunOptions = {
    runOnly: rules === undefined ? { type: 'tag', values: TAGS } : { type: 'rule', values: rules },
    ...(hasOwnColours ? {} : { rules: { 'color-contrast': { enabled: false } } }),
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
  };
  await page.evaluate(AXE);
  return page.evaluate(
    async ([run, chosen]) => {
      // A colour on its way to another, such as the header's after a jump, is no fault of contrast.
      const isShort = ({ timeline, playState, effect }: Animation) =>
        timeline === document.timeline &&
        playState === 'running' &&
        Number(effect?.getComputedTiming().endTime) <= 1000;
      await new Promise(requestAnimationFrame);
      await Promise.allSettled(
        document
          .getAnimations()
          .filter(isShort)
          .map(({ finished }) => finished),
      );
      const { violations, incomplete } = await (window as unknown as WithAxe).axe.run(run, chosen);
      return { violations, incomplete };
    },
    [context, options] as const,
  );
}

const faultsOf = ({ id, nodes }: Result) =>
  nodes.map(
    ({ html, target, failureSummary }) => `${id}: ${target.join(' ')} ${html} ${failureSummary ?? ''}`,
  );

/**
 * axe calls text on its own colour (1:1) incomplete, and single signs whatever their contrast is. Both are faults. Where
 * it knows no background (pictures, gradients, layers) it gives no contrast, and there is nothing to judge by.
 */
function unreadable(incomplete: Result[]) {
  const nodes = incomplete.filter(({ id }) => id === 'color-contrast').flatMap((result) => result.nodes);
  return nodes.flatMap((node) => {
    const { fgColor, bgColor, contrastRatio = 0, expectedContrastRatio = '' } = contrastOf(node);
    const isKnown = fgColor !== undefined && bgColor !== undefined && contrastRatio >= 1;
    return isKnown && contrastRatio < Number.parseFloat(expectedContrastRatio)
      ? [`color-contrast: ${node.target.join(' ')} ${node.html} ${fgColor} on ${bgColor}, ${contrastRatio}:1`]
      : [];
  });
}

type Contrast = {
  readonly fgColor?: string;
  readonly bgColor?: string;
  readonly contrastRatio?: number;
  readonly expectedContrastRatio?: string;
};

const contrastOf = ({ any }: NodeResult): Contrast =>
  (any.find(({ id }) => id === 'color-contrast')?.data as Contrast | null | undefined) ?? {};
