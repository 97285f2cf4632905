import encodeQR from 'qr';
import {
  type Point,
  type Graphic,
  LETTER,
  type Lettering,
  type Path,
  lineWidths,
  strokeStyle,
  type Sheet,
  pathData,
} from '@/lib/geometry';
import { palette } from '@/content/registry/drawing-colours';

const { ink } = palette;

/** One mm of paper in points, the unit of PDF. */
export const MM = 72 / 25.4;

/** Prints a sheet to scale, the upper left corner of its box at a place in mm of paper. */
export function printSheet(
  pdf: PDFKit.PDFDocument,
  { ratio, views, bar, symbol, words, box }: Sheet,
  at: Point,
) {
  pdf
    .save()
    .scale(MM)
    .translate(...at)
    .scale(1 / ratio)
    .translate(-box.min[0], box.max[1]);
  for (const picture of [...views, bar, symbol, words]) {
    pdf.save().translate(picture.at[0], -picture.at[1]);
    printGraphic(pdf, picture, ratio);
    pdf.restore();
  }
  pdf.restore();
}

function printGraphic(pdf: PDFKit.PDFDocument, { paths, words }: Graphic, ratio: number) {
  for (const path of paths) printPath(pdf, path, ratio);
  pdf.fontSize(LETTER * ratio).fillColor(ink);
  for (const one of words) printWords(pdf, one);
}

function printPath(pdf: PDFKit.PDFDocument, path: Path, ratio: number) {
  const { stroke = ink, fill } = palette.kinds[path.kind] ?? {};
  const { dash, isWide = false } = strokeStyle(path.kind);
  pdf
    .save()
    .lineJoin('round')
    .lineCap(isWide ? 'round' : 'butt');
  pdf.lineWidth((isWide ? lineWidths.wide : lineWidths.narrow) * ratio);
  if (dash !== undefined)
    // Its own type has one length alone.
    pdf.dash(dash.map((length) => length * ratio) as never, {});
  pdf.path(pathData(path));
  if (fill === undefined) pdf.stroke(stroke);
  else if (stroke === 'none' && !path.isOutlined) pdf.fill(fill, 'even-odd');
  else pdf.fillAndStroke(fill, stroke === 'none' ? ink : stroke, 'even-odd');
  pdf.restore();
}

function printWords(pdf: PDFKit.PDFDocument, { text, at: [x, y], anchor, isVertical = false }: Lettering) {
  const start = { start: 0, middle: 0.5, end: 1 }[anchor] * pdf.widthOfString(text);
  pdf.save().translate(x, -y);
  if (isVertical) pdf.rotate(-90);
  pdf.text(text, -start, 0, { lineBreak: false, baseline: 'alphabetic' }).restore();
}

/** Prints the dark squares of an address's code (ISO/IEC 18004), `width` mm wide. */
export function printQr(pdf: PDFKit.PDFDocument, address: string, [left, top]: Point, width: number) {
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const side = (width / squares.length) * MM;
  squares.forEach((row, down) =>
    row.forEach((isDark, right) => {
      if (isDark) pdf.rect(left * MM + right * side, top * MM + down * side, side, side);
    }),
  );
  pdf.fill(ink);
}
