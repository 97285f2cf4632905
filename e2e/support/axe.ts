import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Node = Results['incomplete'][number]['nodes'][number];

type Options = {
  /** A selector: only what is in it. */
  readonly within?: string;
  /** Only these rules. */
  readonly rules?: string[];
  /** In forced colours the browser paints in the system's, while axe reads those of the page. */
  readonly hasOwnColours?: boolean;
};

/** Fails where axe finds a fault, or a contrast that it calls incomplete and that is known to be too low. */
export async function expectAccessible(page: Page, { within, rules, hasOwnColours = true }: Options = {}) {
  // Frames are other sites'; for them alone axe would open a page of its own each time and load itself there again.
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
  if (within !== undefined) axe.include(within);
  if (rules === undefined) axe.withTags(TAGS);
  else axe.withRules(rules);
  if (!hasOwnColours) axe.disableRules('color-contrast');
  const { violations, incomplete } = await axe.analyze();
  expect([...violations.flatMap(faultsOf), ...unreadable(incomplete)]).toEqual([]);
}

const faultsOf = ({ id, nodes }: Results['violations'][number]) =>
  nodes.map(
    ({ html, target, failureSummary }) => `${id}: ${target.join(' ')} ${html} ${failureSummary ?? ''}`,
  );

/**
 * axe calls text on its own colour (1:1) incomplete, and single signs whatever their contrast is. Both are faults. Where
 * it knows no background (pictures, gradients, layers) it gives no contrast, and there is nothing to judge by.
 */
function unreadable(incomplete: Results['incomplete']) {
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

const contrastOf = ({ any }: Node): Contrast =>
  (any.find(({ id }) => id === 'color-contrast')?.data as Contrast | null | undefined) ?? {};
