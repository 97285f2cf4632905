import { laidPieces, type Pattern } from '@/content/entities/products/form/laying';
import type { Polygon } from '@/content/entities/products/form/polygon';
import type { NeedTexts } from '@/content/strings/en/need';

type LayingPatternsProps = {
  readonly names: NeedTexts['patterns'];
  readonly patterns: readonly Pattern[];
};

/** Side of the piece of ground that is drawn, in widths of a paver. */
const SIDE = 6;

/** The patterns in which a paver can be laid, each as a piece of ground from above. */
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
              <path
                d={laidPieces(pattern, SIDE).map(outlineOf).join('')}
                className="fill-none stroke-ink"
                strokeWidth={0.04}
              />
            </svg>
            <figcaption className="mt-3 type-data">{names[pattern]}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const outlineOf = (piece: Polygon) => `M${piece.map((point) => point.map(round).join(' ')).join('L')}Z`;

const round = (value: number) => Math.round(value * 100) / 100;
