import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import encodeQR from 'qr';
import { colours } from '../../../lib/colours';
import { formatDay } from '../../../lib/dates';
import { dataSheet as texts } from '../../../strings/en/data-sheet';
import type { Sheet } from '../drawing/sheet';
import { MM, printSheet } from './pdf-drawing';

/** What the file states of a product. Its words are in English: PDF writers do not join the letters of Bangla. */
export type DataSheet = {
  readonly id: string;
  readonly title: string;
  /** Below the title, in one line. */
  readonly sizes: readonly string[];
  readonly summary?: string | undefined;
  readonly drawing: Sheet;
  readonly tables: readonly FigureTable[];
  /** Of the product's page. */
  readonly address: string;
  readonly maker: { readonly name: string; readonly contact: readonly string[] };
  readonly revision: Revision;
};

/** `mark` follows from the contents, `day` (YYYY-MM-DD) is that of the record's last change, where it is known. */
type Revision = { readonly mark: string; readonly day?: string | undefined };

/** `note`: below the title, what all its figures rest on. */
type FigureTable = { readonly title: string; readonly note?: string; readonly rows: readonly Row[] };
type Row = { readonly title: string; readonly value: string; readonly how: string };

/** Static faces, as share pictures have them; one with an axis would not be embedded as text. */
const FACE = 'app/fonts/archivo-share-data.ttf';
const HEADLINE = 'app/fonts/archivo-share-display.ttf';

/** On A4, in mm: the edges, the columns below the drawing, and what a drawing has around itself. */
const EDGE = { left: 16, right: 194, top: 12, bottom: 284 };
const WIDTH = EDGE.right - EDGE.left;
const COLUMNS = { first: 104, second: { at: 130, width: 64 } };
const AROUND_DRAWING = 7;
const QR_SIDE = 27;
const STAMP = { height: 24, gap: 3 };

/** Before the revision's day: the day of this layout, for a file whose record has no known day. */
const LAYOUT_DAY = '2026-11-25';

/** The data sheet of a product as PDF, A4, tagged. The same record makes the same file, whenever it is made. */
export async function dataSheetPdf(data: DataSheet) {
  const { title, drawing, tables, revision } = data;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: FACE,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: {
      Title: `${title}: ${texts.title}`,
      Author: data.maker.name,
      Subject: numberOf(data),
      CreationDate: new Date(`${revision.day ?? LAYOUT_DAY}T00:00:00Z`),
    },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const place = page(pdf, root);

  head(place, data);
  const around = drawing.box.max[1] - drawing.box.min[1];
  const drawingAt = place.below(0);
  place.tag(
    'Figure',
    () => printSheet(pdf, drawing, [EDGE.left - AROUND_DRAWING, drawingAt - AROUND_DRAWING]),
    {
      alt: `${title}: ${drawing.views.map(({ name, stated }) => `${name} ${stated.join(', ')}`).join('; ')}`,
    },
  );
  const below = drawingAt + around / drawing.ratio - 2 * AROUND_DRAWING + 3;
  beside(place, data, below);
  place.moveTo(below);
  const turn = () => {
    pdf.addPage();
    headLine(place, data, place.artifact);
  };
  for (const table of tables) printTable(place, table, turn);
  root.end();
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

const numberOf = ({ id }: DataSheet) => `DS-${id.toUpperCase()}`;

type Style = {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isGrey?: boolean;
  readonly align?: 'right';
};
type Tag = 'H1' | 'H2' | 'P' | 'Figure' | 'Table';

/** Where the next thing goes on the paper, in mm. */
function page(pdf: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  let y = EDGE.top;
  /** Draws what is no part of what is read aloud. */
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
  /** Text in a box so wide; returns where it ends. */
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
    /** Text at the left edge, so far below what was last, which becomes the last. */
    write: (kind: Tag, words: string, gap: number, style: Style, width = WIDTH) =>
      tag(kind, () => {
        y = text(words, [EDGE.left, y + gap], width, style);
      }),
    heightOf: (text: string, width: number, style: Style) =>
      set(style).heightOfString(text, { width: width * MM }) / MM,
    /** A hairline across, or a box. */
    line: (...[x, at, width, height = 0]: readonly [number, number, number, number?]) =>
      artifact(() => {
        pdf.lineWidth(0.5).rect(x * MM, at * MM, width * MM, height * MM);
        pdf.stroke(colours.concrete[400]);
      }, 'Layout'),
  };
}

type Page = ReturnType<typeof page>;

/** Maker, number and revision above a line; `mark` says how they are read aloud. */
function headLine(place: Page, data: DataSheet, mark: (draw: () => void) => void) {
  const { maker, revision } = data;
  const { left, top } = EDGE;
  const day = revision.day === undefined ? '' : `${formatDay(revision.day)}, `;
  const number = `${texts.title} ${numberOf(data)}\n${texts.revision} ${day}${revision.mark}`;
  mark(() => place.text(maker.name, [left, top], 90, { size: 11, isBold: true }));
  mark(() => place.text(number, [left + 90, top], WIDTH - 90, { size: 8, align: 'right' }));
  place.line(left, top + 8, WIDTH);
  place.moveTo(top + 11);
}

function head(place: Page, data: DataSheet) {
  const { title, sizes, summary } = data;
  headLine(place, data, (draw) => place.tag('P', draw));
  place.write('H1', title, 0, { size: 18, isBold: true });
  place.write('P', sizes.join('  ·  '), 0.5, { size: 9.5 });
  if (summary !== undefined) place.write('P', summary, 1.5, { size: 8.5 });
  place.moveTo(place.below(4));
}

/** Beside the figures: the way to the page, who made the sheet, and room for stamp and signature. */
function beside(place: Page, { address, maker }: DataSheet, top: number) {
  const { at, width } = COLUMNS.second;
  place.tag('Figure', () => printQr(place.pdf, address, [at, top]), { alt: `${texts.code} ${address}` });
  const words = [at + QR_SIDE + 3, top] as const;
  let y = top + QR_SIDE + 2;
  place.tag('P', () =>
    place.text(maker.contact.join('\n'), words, width - QR_SIDE - 3, { size: 7, isGrey: true }),
  );
  place.tag('P', () => {
    y = place.text(address, [at, y], width, { size: 7 }) + STAMP.gap;
  });
  for (const label of [texts.stamp, texts.signature]) {
    place.line(at, y, width, STAMP.height);
    const corner = [at + 1.5, y + 1] as const;
    place.tag('P', () => place.text(label, corner, width - 3, { size: 7, isGrey: true }));
    y += STAMP.height + STAMP.gap;
  }
}

/** The dark squares of the code of an address (ISO/IEC 18004). */
function printQr(pdf: PDFKit.PDFDocument, address: string, [left, top]: readonly [number, number]) {
  const squares = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const side = (QR_SIDE / squares.length) * MM;
  squares.forEach((row, down) =>
    row.forEach((isDark, right) => {
      if (isDark) pdf.rect(left * MM + right * side, top * MM + down * side, side, side);
    }),
  );
  pdf.fill(colours.ink);
}

const TITLE = { size: 8.5 } as const;
const HOW = { size: 7, isGrey: true } as const;
const VALUE_WIDTH = 32;
/** Of a raised figure: size in points, width in mm. */
const POWER = { size: 5, width: 1.2 };

function printTable(place: Page, { title, note, rows }: FigureTable, turn: () => void) {
  const { pdf } = place;
  const left = EDGE.left;
  const width = COLUMNS.first - VALUE_WIDTH;
  const heightOf = (row: Row) =>
    place.heightOf(row.title, width, TITLE) + place.heightOf(row.how, COLUMNS.first, HOW);
  /** On the next page where there is no room left on this one. */
  const reserve = (height: number) => {
    if (place.below(height) > EDGE.bottom) turn();
  };
  reserve(16);
  place.write('H2', title, 0, { size: 10, isBold: true }, width);
  if (note !== undefined) place.write('P', note, 0.5, HOW, COLUMNS.first);
  place.moveTo(place.below(1));
  const cells = pdf.struct('Table');
  place.add(cells);
  for (const row of rows) {
    reserve(heightOf(row) + 1.6);
    const top = place.below(0.6);
    place.line(left, top - 0.6, COLUMNS.first);
    let end = top;
    const name = pdf.struct('TH', {}, () => {
      end = place.text(row.how, [left, place.text(row.title, [left, top], width, TITLE)], COLUMNS.first, HOW);
    });
    const value = pdf.struct('TD', { actual: row.value }, () =>
      printValue(place, row.value, [left + width, top]),
    );
    cells.add(pdf.struct('TR', {}, [name, value]));
    place.moveTo(end + 0.6);
  }
  cells.end();
  place.moveTo(place.below(3));
}

/** A figure at the right of its cell. Archivo has no raised 4: a small one stands for it at the end. */
function printValue(place: Page, value: string, [left, top]: readonly [number, number]) {
  const figure = value.replace(/⁴$/, '');
  const room = figure === value ? 0 : POWER.width;
  place.text(figure, [left, top], VALUE_WIDTH - room, { ...TITLE, align: 'right' });
  if (room > 0) place.text('4', [left + VALUE_WIDTH - room, top], room, { size: POWER.size });
}
