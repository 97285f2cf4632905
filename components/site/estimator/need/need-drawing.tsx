import type { NeedBasis, Pattern } from '@/content/entities/products/form/laying';
import { type LengthUnit, toTenthMm } from '../wall-arithmetic';
import { fill } from '@/content/lib/fill';
import { formatsIn } from '../wall-format';
import type { NeedWords } from '../words';
import { LaidPieces, laidOn } from './laid-pieces';
import { placeOpenings } from '../wall-sheet';
import { type Asked, type Corner, type Need, openedWall } from './need-arithmetic';

type NeedDrawingProps = {
  readonly words: NeedWords;
  readonly asked: Asked;
  readonly need: Need;
  readonly basis: NeedBasis;
  readonly pattern: Pattern | undefined;
  readonly unit: LengthUnit;
};

const SHEET = { width: 1000, height: 560, margin: 90 };
/** Points for each degree of a curve. */
const DEGREES_PER_POINT = 5;

/** What has been asked for, to scale, with its two largest measures. */
export function NeedDrawing({ words, asked, need, basis, pattern, unit }: NeedDrawingProps) {
  const points = basis.kind === 'line' ? courseOf(asked) : need.outline;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const scale = Math.min(
    (SHEET.width - 2 * SHEET.margin) / Math.max(width, 1),
    (SHEET.height - 2 * SHEET.margin) / Math.max(height, 1),
  );
  const origin = [(SHEET.width - width * scale) / 2, (SHEET.height + height * scale) / 2] as const;
  const place = ([x, y]: Corner) =>
    `${round(origin[0] + (x - left) * scale)} ${round(origin[1] - (y - bottom) * scale)}`;
  const path = `M${points.map(place).join('L')}`;
  const laid = laidOn(basis, pattern, scale);
  const right = round(origin[0] + width * scale);
  const top = round(origin[1] - height * scale);
  const [x, y] = origin.map(round) as [number, number];
  const { length } = formatsIn(words);
  const measures = [length(Math.round(width), unit), length(Math.round(height), unit)] as const;
  const size =
    width === 0 || height === 0
      ? measures[width === 0 ? 1 : 0]
      : fill(words.need.by, { width: measures[0], height: measures[1] });

  return (
    <figure className="wall-drawing">
      <svg
        role="img"
        aria-label={fill(words.need.drawings[basis.kind], { size })}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        className="block h-auto w-full"
      >
        <path d={basis.kind === 'line' ? path : `${path}Z`} className={`need-${basis.kind}`} />
        {laid && <LaidPieces laid={laid} at={origin} ground={`${path}Z`} />}
        {basis.kind === 'wall' &&
          placeOpenings(
            openedWall(asked.numbers),
            { x, y: top, width: width * scale, height: height * scale },
            scale,
          ).map((opening, index) => <rect key={index} {...opening} className="wall-opening" />)}
        <path
          className="wall-dimension"
          d={[
            `M${x} ${y + 30}H${right}M${x} ${y + 21}v18M${right} ${y + 21}v18`,
            height === 0 ? '' : `M${x - 30} ${top}V${y}M${x - 39} ${top}h18M${x - 39} ${y}h18`,
          ].join('')}
        />
        <text x={(x + right) / 2} y={y + 48} dominantBaseline="hanging">
          {measures[0]}
        </text>
        {height > 0 && (
          <text transform={`translate(${x - 48} ${(top + y) / 2}) rotate(-90)`}>{measures[1]}</text>
        )}
      </svg>
      {laid && (
        <figcaption className="mt-4 type-data text-concrete-600">
          {laidIn(words, laid.count, pattern)}
        </figcaption>
      )}
    </figure>
  );
}

/** How the drawn pieces stand to those that are laid, and in which pattern. */
function laidIn({ need, ...words }: NeedWords, count: number, pattern: Pattern | undefined) {
  const { one, many } = need.laid;
  const laid = count === 1 ? one : fill(many, { count: formatsIn(words).number(count) });
  return pattern === undefined ? laid : fill(need.patternLaid, { pattern: need.patterns[pattern], laid });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The straight part, then the curve that leaves it to the left. */
function courseOf({ numbers: { length = 0, radius = 0, angle = 0 } }: Asked): readonly Corner[] {
  const steps = radius === 0 ? 0 : Math.ceil(angle / DEGREES_PER_POINT);
  const curve = Array.from({ length: steps }, (_, step): Corner => {
    const turn = ((angle * (step + 1)) / steps / 180) * Math.PI;
    return [length + radius * Math.sin(turn), radius * (1 - Math.cos(turn))];
  });
  const straight: readonly Corner[] = [
    [0, 0],
    [Math.max(length, toTenthMm(0.01, 'm')), 0],
  ];
  return [...straight, ...curve];
}
