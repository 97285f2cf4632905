import type { WallFigures } from '@/content/wall-figures';
import type { LengthUnit, Wall } from './wall-arithmetic';
import { formatLength, formatNumber } from './wall-format';
import { layOutWall, SHEET } from './wall-sheet';

type WallDrawingProps = {
  readonly wall: Wall;
  readonly unit: LengthUnit;
  readonly figures: WallFigures;
};

/** Distance of a dimension line from the wall, and the half length of its ticks, in units of the sheet. */
const OFFSET = 30;
const TICK = 9;
/** Room that one character takes on a phone, where letters are largest on the sheet. */
const CHARACTER = 22;

/** The wall in elevation, to scale: courses in running bond, openings, and its dimensions as on a drawing. */
export function WallDrawing({ wall, unit, figures }: WallDrawingProps) {
  const { outline, openings, joints, module, blocksPerModule } = layOutWall(wall, figures);
  const length = formatLength(wall.lengthTenthMm, unit);
  const height = formatLength(wall.heightTenthMm, unit);
  const openingSize = `${formatLength(wall.openingWidthTenthMm, unit)} × ${formatLength(wall.openingHeightTenthMm, unit)}`;
  const right = outline.x + outline.width;
  const ground = outline.y + outline.height;
  const middle = outline.y + outline.height / 2;
  const face = `${figures.blockFaceLengthIn} × ${figures.blockFaceHeightIn}\u00a0in`;
  const lengthLine = ground + OFFSET;
  const heightLine = outline.x - OFFSET;

  return (
    <figure className="wall-drawing">
      <svg
        role="img"
        aria-label={`Elevation of the wall, to scale: ${length} long and ${height} high, ${openings.length === 0 ? 'without openings' : `with ${formatNumber(openings.length)} × ${openingSize} of openings`}.`}
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
        className="block aspect-10/7 h-auto w-full"
      >
        <rect {...outline} className="fill-leaf" />
        {joints !== '' && <rect {...module} className="fill-leaf-pale" />}
        <path d={joints} className="wall-joint" />
        {openings.map((opening, index) => (
          <g key={index}>
            <rect {...opening} className="wall-opening" />
            {opening.width > openingSize.length * CHARACTER && opening.height > 90 && (
              <text
                x={opening.x + opening.width / 2}
                y={opening.y + opening.height / 2}
                dominantBaseline="central"
              >
                {openingSize}
              </text>
            )}
          </g>
        ))}
        <path d={`M0 ${ground}H${SHEET.width}`} className="wall-ground" />
        <path
          className="wall-dimension"
          d={[
            `M${outline.x} ${lengthLine}H${right}`,
            ...[outline.x, right].map((x) => tick(x, lengthLine)),
            `M${heightLine} ${outline.y}V${ground}`,
            ...[outline.y, ground].map((y) => tick(heightLine, y)),
          ].join('')}
        />
        <text x={outline.x + outline.width / 2} y={lengthLine + 16} dominantBaseline="hanging">
          {length}
        </text>
        <text transform={`translate(${heightLine - 18} ${middle}) rotate(-90)`}>{height}</text>
      </svg>
      <figcaption className="mt-4 flex items-center gap-3 type-data text-concrete-600">
        {joints === '' ? (
          <span>
            To scale. Too long or too high for its courses to be drawn: the outline stands for the wall.
          </span>
        ) : (
          <>
            <svg aria-hidden="true" viewBox="0 0 2 1" className="h-2.5 w-5 shrink-0 fill-leaf-pale">
              <rect width="2" height="1" />
            </svg>
            <span>
              {blocksPerModule === 1
                ? `One block, ${face}, joint included. To scale.`
                : `Simplified: one module drawn stands for ${formatNumber(blocksPerModule)} × ${formatNumber(blocksPerModule)} blocks of ${face}. To scale.`}
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** The slanted stroke that ends a dimension. */
const tick = (x: number, y: number) => `M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`;
