import { SHEET_WIDTH } from './sheet';
import type { SheetPicture } from './sheet-pictures';

type DrawnPictureProps = {
  readonly picture: SheetPicture;
  /** What it shows, in words, for those who do not see it. */
  readonly label: string;
};

/** A picture of the sheet as inline SVG; its lines are styled in `styles/product.css`. */
export function DrawnPicture({ picture: { height, paths, texts }, label }: DrawnPictureProps) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SHEET_WIDTH} ${height}`}>
      {paths.map((path, index) =>
        'line' in path ? (
          <path key={index} data-line={path.line} d={path.d} />
        ) : (
          <path key={index} data-surface={path.surface} d={path.d} />
        ),
      )}
      {texts.map(({ text, x, y, isUpright }, index) => (
        <text key={index} transform={`translate(${x} ${y})${isUpright ? '' : ' rotate(-90)'}`}>
          {text}
        </text>
      ))}
    </svg>
  );
}
