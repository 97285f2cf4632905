import type { WallFigures } from '@/content/wall-figures';
import type { LengthUnit, Wall } from './wall-arithmetic';
import { fill } from '@/content/lib/fill';
import { formatsIn } from './wall-format';
import type { EstimatorWords } from './words';
import { layOutWall, SHEET } from './wall-sheet';

type WallDrawingProps = {
  readonly words: EstimatorWords;
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
export function WallDrawing({ words, wall, unit, figures }: WallDrawingProps) {
  const { drawing, units } = words.texts;
  const formats = formatsIn(words);
  const { outline, openings, joints, module, blocksPerModule } = layOutWall(wall, figures);
  const length = formats.length(wall.lengthTenthMm, unit);
  const height = formats.length(wall.heightTenthMm, unit);
  const openingSize = `${formats.length(wall.openingWidthTenthMm, unit)} × ${formats.length(wall.openingHeightTenthMm, unit)}`;
  const right = outline.x + outline.width;
  const ground = outline.y + outline.height;
  const middle = outline.y + outline.height / 2;
  const { number } = formats;
  const face = `${number(figures.blockFaceLengthIn)} × ${number(figures.blockFaceHeightIn)}\u00a0${units.in}`;
  const lengthLine = ground + OFFSET;
  const heightLine = outline.x - OFFSET;

  return (
    <figure className="wall-drawing">
      <svg
        role="img"
        aria-label={fill(openings.length === 0 ? drawing.withoutOpenings : drawing.withOpenings, {
          length,
          height,
          count: number(openings.length),
          size: openingSize,
        })}
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
          <span>{drawing.tooLarge}</span>
        ) : (
          <>
            <svg aria-hidden="true" viewBox="0 0 2 1" className="h-2.5 w-5 shrink-0 fill-leaf-pale">
              <rect width="2" height="1" />
            </svg>
            <span>
              {fill(blocksPerModule === 1 ? drawing.oneBlock : drawing.module, {
                face,
                count: number(blocksPerModule),
              })}
            </span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** The slanted stroke that ends a dimension. */
const tick = (x: number, y: number) => `M${x - TICK} ${y + TICK}L${x + TICK} ${y - TICK}`;
