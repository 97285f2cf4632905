import { fill } from '@/content/lib/fill';
import { comparisonResults, describe, summariseComparison } from './comparison-results';
import { pieceResults, type Reckoning, type Result, summarisePieces } from './piece-results';

/** What a calculator says of its figures. */
export type Results = {
  /** A few sentences, for a polite status region. */
  readonly summary: string;
  readonly caption: string;
  /** The lines of the table, in the order in which they follow from each other. */
  readonly lines: readonly Result[];
};

/** The results of a calculator; those of the comparison are introduced by a heading, e.g. `Worked example`. */
export function resultsOf(reckoning: Reckoning, heading: string): Results {
  const { basis, words } = reckoning;
  if (basis.kind !== 'comparison')
    return {
      summary: summarisePieces(reckoning),
      caption: words.texts.product.caption,
      lines: pieceResults(reckoning),
    };
  const comparison = { ...reckoning, basis };
  return {
    summary: summariseComparison(comparison),
    caption: fill(words.texts.comparison.caption, { heading, wall: describe(comparison) }),
    lines: comparisonResults(comparison),
  };
}
