import { fill } from '@/lib/text';
import { Dimensions, DRAWING_SHEET, frameOf, rounded } from './drawing-frame';
import type { Calculation } from './kinds';
import { LaidPieces, piecesDrawnAsOne } from './laid-pieces';
import { Openings } from './openings';

const TENTHS = 10;

/** Drawing of the wall, ground or line to scale, with dimensions. */
export function Drawing({ calculation: { words, formats, drawn } }: { readonly calculation: Calculation }) {
  const { drawing } = words.texts;
  const { outline, isOpen, fill: colour, className, laying, isOnGround, wall, second } = drawn;
  const frame = frameOf(outline);
  const { x, y, width, height, scale, path, along, up } = frame;
  const count = laying === undefined ? 1 : piecesDrawnAsOne(laying, scale * TENTHS);
  const drawnModule = {
    width: (laying?.across ?? 0) * count * TENTHS * scale,
    height: (laying?.up ?? 0) * count * TENTHS * scale,
  };
  const hasJoints = laying !== undefined && (!wall || count === 1 || drawnModule.height <= height);
  const dash = drawn.dashes?.(scale);
  const [length, high] = [formats.length(along), formats.length(up)];
  const size = up === 0 ? length : fill(drawing.by, { width: length, height: high });
  const laid = count === 1 ? drawing.onePiece : fill(drawing.pieces, { count: formats.number(count) });
  return (
    <figure className="calculator-drawing">
      <svg
        role="img"
        aria-label={drawn.label({ length, height: high, size })}
        viewBox={`0 0 ${DRAWING_SHEET.width} ${DRAWING_SHEET.height}`}
        className="block h-auto w-full"
      >
        <path
          d={isOpen ? path : `${path}Z`}
          {...(colour === undefined ? { className } : { fill: colour })}
          strokeDasharray={dash}
        />
        {wall && hasJoints && (
          <rect
            x={x}
            width={rounded(Math.min(width, drawnModule.width))}
            y={rounded(y + height - Math.min(height, drawnModule.height))}
            height={rounded(Math.min(height, drawnModule.height))}
            className="fill-brand-pale"
          />
        )}
        {hasJoints && (
          <LaidPieces
            tessellation={laying}
            scale={scale * TENTHS}
            count={count}
            at={[x, y + height]}
            ground={`${path}Z`}
            second={second}
          />
        )}
        {wall && <Openings wall={wall} frame={frame} size={formats.size} />}
        {isOnGround && <path d={`M0 ${y + height}H${DRAWING_SHEET.width}`} className="drawn-ground" />}
        <Dimensions frame={frame} length={formats.length} />
      </svg>
      {(laying ?? dash) !== undefined && (
        <figcaption className="mt-4 flex items-center gap-3 type-small text-concrete-600">
          {wall && hasJoints && (
            <svg aria-hidden="true" viewBox="0 0 2 1" className="h-2.5 w-5 shrink-0 fill-brand-pale">
              <rect width="2" height="1" />
            </svg>
          )}
          <span>{hasJoints || dash ? (drawn.caption?.(laid, count) ?? laid) : drawing.tooLarge}</span>
        </figcaption>
      )}
    </figure>
  );
}
