import { type Polygon, rectangle } from '@/lib/geometry';
import { type Pattern, layOver, tessellate } from '@/lib/counting';
import type { CalculatorTexts } from '@/content/strings/calculator';

type LayingPatternsProps = {
  readonly names: CalculatorTexts['options']['pattern'];
  readonly patterns: readonly Pattern[];
};

/** Side of the drawn ground, in widths of a paver. */
const SIDE = 6;
const paver = { outline: rectangle(2, 1), length: 2, cover: 2 };

/** Laying patterns of a paver, each drawn as a piece of ground from above. */
export function LayingPatterns({ names, patterns }: LayingPatternsProps) {
  return (
    <ul className="grid grid-cols-2 gap-gutter md:grid-cols-4">
      {patterns.map((pattern) => (
        <li key={pattern}>
          <figure>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${SIDE} ${SIDE}`}
              className="block h-auto w-full border border-ink bg-white"
            >
              <Pieces pattern={pattern} />
            </svg>
            <figcaption className="mt-3 type-small text-concrete-600">{names[pattern]}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Pieces({ pattern }: { readonly pattern: Pattern }) {
  const laid = tessellate(paver, pattern);
  // A rotated ground must be twice as wide to cover the viewBox.
  const side = laid.rotation === 0 ? SIDE : 2 * SIDE;
  return (
    <path
      d={layOver(laid, side, side)
        .map(({ outline }) => pathOf(outline))
        .join('')}
      transform={
        laid.rotation === 0
          ? undefined
          : `rotate(${-laid.rotation} ${SIDE / 2} ${SIDE / 2}) translate(${-SIDE / 2} ${-SIDE / 2})`
      }
      className="fill-none stroke-ink"
      strokeWidth={0.04}
    />
  );
}

const pathOf = (piece: Polygon) => `M${piece.map((point) => point.join(' ')).join('L')}Z`;
