import { colours } from '@/content/registry/colours';
import { MM } from './pdf-drawing';

/** Static faces, as share pictures have them; one with an axis would not be embedded as text. */
export const FACE = 'app/fonts/archivo-share-data.ttf';
const HEADLINE = 'app/fonts/archivo-share-display.ttf';

/** Edges of the printed area of A4, in mm. */
export const EDGE = { left: 16, right: 194, top: 12, bottom: 284 };
export const WIDTH = EDGE.right - EDGE.left;

type Style = {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isGrey?: boolean;
  readonly align?: 'right';
};
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'Link';

/** The paper, filled from above: where the next thing goes, in mm. */
export function paper(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  let y = EDGE.top;
  /** Draws an artifact: not part of the tagged text. */
  const artifact = (draw: () => void, type: 'Layout' | 'Pagination' = 'Pagination') => {
    pdf.markContent('Artifact', { type });
    draw();
    pdf.endMarkedContent();
  };
  const set = ({ size, isBold = false, isGrey = false }: Style) =>
    pdf
      .font(isBold ? HEADLINE : FACE)
      .fontSize(size)
      .fillColor(isGrey ? colours.concrete[600] : colours.ink);
  const tag = (kind: Tag, draw: () => void, options: { readonly alt?: string } = {}) =>
    root.add(pdf.struct(kind, options, draw));
  /** Writes text in a box of this width; returns its lower end. */
  const text = (words: string, at: readonly [number, number], width: number, style: Style) => {
    set(style).text(words, at[0] * MM, at[1] * MM, { width: width * MM, align: style.align ?? 'left' });
    return pdf.y / MM;
  };
  return {
    pdf,
    below: (gap: number) => y + gap,
    moveTo: (to: number) => {
      y = to;
    },
    add: (element: PDFKit.PDFStructureElement) => root.add(element),
    tag,
    artifact,
    text,
    /** Writes text `gap` mm below the previous element, and moves below it. */
    write: (kind: Tag, words: string, gap: number, style: Style, left = EDGE.left, width = WIDTH) =>
      tag(kind, () => {
        y = text(words, [left, y + gap], width, style);
      }),
    heightOf: (text: string, width: number, style: Style) =>
      set(style).heightOfString(text, { width: width * MM }) / MM,
    /** A web address as a link, on one line: readers of PDF take a hyphen at the end of a line for a division. */
    link: (address: string, [left, top]: readonly [number, number], width: number, size: number) => {
      const room = (width * MM) / set({ size, isGrey: true }).widthOfString(address);
      const style = { size: size * Math.min(1, room), isGrey: true };
      tag('Link', () => set(style).text(address, left * MM, top * MM, { lineBreak: false, link: address }));
    },
    /** A hairline across, or a box. */
    line: (...[x, at, width, height = 0]: readonly [number, number, number, number?]) =>
      artifact(() => {
        pdf.lineWidth(0.5).rect(x * MM, at * MM, width * MM, height * MM);
        pdf.stroke(colours.concrete[400]);
      }, 'Layout'),
  };
}

export type Paper = ReturnType<typeof paper>;
