import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { formatDay } from '@/lib/text';
import { dataSheet as texts } from '@/content/strings/en/data-sheet';
import type { Sheet } from '@/lib/geometry';
import { printQr, printSheet } from './pdf-drawing';
import { EDGE, FACE, type Paper, paper, WIDTH } from './paper';

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

/** In mm: columns of tables, margin around a drawing, and the foot with its boxes. */
const COLUMN = 85;
const AROUND_DRAWING = 7;
const FOOT = { height: 24, gap: 4 };

/** Before the revision's day: the day of this layout, for a file whose record has no known day. */
const LAYOUT_DAY = '2026-11-26';

/** The data sheet of a product as PDF, A4, tagged. The same record makes the same file, whenever it is made. */
export async function dataSheetPdf(data: DataSheet) {
  const { title, drawing, revision } = data;
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
  const place = paper(pdf, root);

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
  foot(place, data);
  printTables(place, data, drawingAt + around / drawing.ratio - 2 * AROUND_DRAWING + 3);
  root.end();
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

const numberOf = ({ id }: DataSheet) => `DS-${id.toUpperCase()}`;

/** Maker, number and revision above a line; `mark` tags them. */
function headLine(place: Paper, data: DataSheet, mark: (draw: () => void) => void) {
  const { maker, revision } = data;
  const { left, top } = EDGE;
  const day = revision.day === undefined ? '' : `${formatDay(revision.day)}, `;
  const number = `${texts.title} ${numberOf(data)}\n${texts.revision} ${day}${revision.mark}`;
  mark(() => place.text(maker.name, [left, top], 90, { size: 11, isBold: true }));
  mark(() => place.text(number, [left + 90, top], WIDTH - 90, { size: 8, align: 'right' }));
  place.line(left, top + 8, WIDTH);
  place.moveTo(top + 11);
}

function head(place: Paper, data: DataSheet) {
  const { title, sizes, summary } = data;
  headLine(place, data, (draw) => place.tag('P', draw));
  place.write('H1', title, 0, { size: 18, isBold: true });
  place.write('P', sizes.join('  ·  '), 0.5, { size: 9.5 });
  if (summary !== undefined) place.write('P', summary, 1.5, { size: 8.5 });
  place.moveTo(place.below(4));
}

/** At the foot of the first page: code and address of the product's page, who made the sheet, room for stamp and signature. */
function foot(place: Paper, { address, maker }: DataSheet) {
  const top = EDGE.bottom - FOOT.height;
  const { height: side, gap } = FOOT;
  const [words, box] = [EDGE.left + side + 3, EDGE.left + COLUMN + gap];
  const width = (WIDTH - COLUMN - 2 * gap) / 2;
  place.tag('Figure', () => printQr(place.pdf, address, [EDGE.left, top], side), {
    alt: `${texts.code} ${address}`,
  });
  const contact = maker.contact.join('\n');
  place.tag('P', () => place.text(contact, [words, top], box - gap - words, { size: 7, isGrey: true }));
  place.link(address, [EDGE.left, EDGE.bottom + 1], WIDTH, 7);
  [texts.stamp, texts.signature].forEach((label, index) => {
    const left = box + index * (width + gap);
    place.line(left, top, width, side);
    place.tag('P', () => place.text(label, [left + 1.5, top + 1], width - 3, { size: 7, isGrey: true }));
  });
}

const TITLE = { size: 8.5 } as const;
const HOW = { size: 7, isGrey: true } as const;
const VALUE_WIDTH = 32;
/** Above and below a row, in mm. */
const PADDING = 0.5;
/** Of a raised figure: size in points, width in mm. */
const POWER = { size: 5, width: 1.2 };

/** Reserves `height` mm in this column or the next; returns its left edge. */
type Reserve = (height: number) => number;

/** Each table in the column that ends higher, from `top` on; what has no room above the foot follows on the next page. */
function printTables(place: Paper, data: DataSheet, top: number) {
  const ends: [number, number] = [top, top];
  let bottom = EDGE.bottom - FOOT.height - FOOT.gap;
  let column: 0 | 1 = 0;
  const reserve: Reserve = (height) => {
    if (place.below(height) > bottom && column === 0) {
      ends[0] = bottom;
      column = 1;
      place.moveTo(ends[1]);
    }
    if (place.below(height) > bottom) {
      place.pdf.addPage();
      headLine(place, data, place.artifact);
      bottom = EDGE.bottom;
      column = 0;
      ends.fill(place.below(0));
    }
    return column === 0 ? EDGE.left : EDGE.right - COLUMN;
  };
  for (const table of data.tables) {
    column = ends[1] < ends[0] ? 1 : 0;
    place.moveTo(ends[column]);
    printTable(place, table, reserve);
    ends[column] = place.below(3);
  }
}

function printTable(place: Paper, { title, note, rows }: FigureTable, reserve: Reserve) {
  const { pdf } = place;
  const width = COLUMN - VALUE_WIDTH;
  const heightOf = (row: Row) =>
    place.heightOf(row.title, width, TITLE) + place.heightOf(row.how, COLUMN, HOW);
  const start = reserve(16);
  place.write('H2', title, 0, { size: 10, isBold: true }, start, COLUMN);
  if (note !== undefined) place.write('P', note, 0.5, HOW, start, COLUMN);
  place.moveTo(place.below(1));
  const cells = pdf.struct('Table');
  place.add(cells);
  for (const row of rows) {
    const left = reserve(heightOf(row) + 2 * PADDING);
    const top = place.below(PADDING);
    place.line(left, top - PADDING, COLUMN);
    let end = top;
    const name = pdf.struct('TH', {}, () => {
      end = place.text(row.how, [left, place.text(row.title, [left, top], width, TITLE)], COLUMN, HOW);
    });
    const value = pdf.struct('TD', { actual: row.value }, () =>
      printValue(place, row.value, [left + width, top]),
    );
    cells.add(pdf.struct('TR', {}, [name, value]));
    place.moveTo(end + PADDING);
  }
  cells.end();
}

/** A figure at the right of its cell. Archivo has no ⁴, so a trailing one is drawn as a small 4. */
function printValue(place: Paper, value: string, [left, top]: readonly [number, number]) {
  const figure = value.replace(/⁴$/, '');
  const room = figure === value ? 0 : POWER.width;
  place.text(figure, [left, top], VALUE_WIDTH - room, { ...TITLE, align: 'right' });
  if (room > 0) place.text('4', [left + VALUE_WIDTH - room, top], room, { size: POWER.size });
}
