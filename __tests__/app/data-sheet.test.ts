import decodeQR from 'qr/decode.js';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The reader's worker, which it would load automatically in a browser.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { shapedProducts } from '@/__tests__/fixtures/shaped-products';
import { pair } from '@/__tests__/fixtures/pair';
import * as stated from '@/__tests__/fixtures/stated';
import { dataSheetOf } from '@/app/(site)/_screens/data-sheet-of';
import { canBeDrawn } from '@/app/_lib/share-signs';
import { dataSheetPdf } from '@/app/_lib/data-sheet/data-sheet';
import { netVolume, solve } from '@/lib/geometry/form/solid';

/** Maximum size in bytes: the file is sent by phone. */
const MAX_BYTES = 150_000;
/** Size of a PDF point in mm. */
const POINT = 25.4 / 72;
const WIDE_MM = 0.35;

describe.each(shapedProducts)('the data sheet of %s as PDF', (id, form, product) => {
  const data = dataSheetOf(product, form);
  let sheet: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    sheet = await read(await dataSheetPdf(data));
  });

  it('is one tagged page of A4 that names the product, its number, revision, figures and address', () => {
    const { bytes, pages, info, words, tags, isTagged, size } = sheet;
    expect(bytes).toBeLessThan(MAX_BYTES);
    expect(pages).toBe(1);
    expect({ isTagged, title: info.Title, language: info.Language }).toEqual({
      isTagged: true,
      title: `${data.title}: Data sheet`,
      language: 'en',
    });
    expect(size).toEqual([expect.closeTo(210, 1), expect.closeTo(297, 1)]);
    const figures = data.tables.flatMap(({ note = '', rows }) => [
      note,
      ...rows.flatMap(({ title, value, how }) => [title, value, how]),
    ]);
    expect(figures.length).toBeGreaterThan(5);
    const stated = [
      data.title,
      `DS-${id.toUpperCase()}`,
      data.revision.mark,
      ...figures,
      'Stamp',
      'Checked:',
    ];
    expect(stated.filter((text) => !words.includes(tight(drawn(text))))).toEqual([]);
    expect(words).toContain(tight(data.address));
    expect(tags).toEqual(expect.arrayContaining(['H1', 'Figure', 'H2', 'TH', 'TD']));
  });

  it('has figures for the engineer, from the nominal geometry, of a piece with openings that walls are built of', () => {
    const { words } = sheet;
    const isForWalls = form.shape === 'extrusion' && form.laying === 'wall' && form.holes !== undefined;
    const thickness = Math.round(netVolume(solve(form).solid) / (form.length * form.height));
    const heading = 'FortheengineerFromthenominalgeometry';
    expect(words.includes(heading)).toBe(isForWalls);
    expect(words.includes(`Equivalentthicknessnetareaperpiece÷itslength${thickness}mm`)).toBe(isForWalls);
  });

  it('is to the scale that it names, with lines of their width on paper', () => {
    const { words, shapes } = sheet;
    const ratio = Number(/Scale1:(5|10|20)A/.exec(words)?.[1]);
    const [front, section, plan] = shapes.filter(({ width }) => Math.abs(width - WIDE_MM) < 0.001);
    const { size } = solve(form);
    const near = (...lengths: number[]) => lengths.map((length) => expect.closeTo(length / ratio, 1));
    expect(front?.extent).toEqual(near(size.length, size.height));
    expect(section?.extent).toEqual(near(size.width, size.height));
    expect(plan?.extent).toEqual(near(size.length, size.width));
  });

  it('has a code that a camera reads as the address of the page', () => {
    const squares = sheet.shapes.toSorted((a, b) => b.boxes.length - a.boxes.length)[0]?.boxes ?? [];
    expect(decodeQR(photographed(squares))).toBe(data.address);
  });

  it('has the address of the page on one line, as a link', () => {
    expect(sheet.lines).toContain(data.address);
    expect(sheet.links).toEqual([data.address]);
  });

  it('has a face with every sign of its words', () => {
    const { title, sizes, summary = '', tables, maker } = data;
    const texts = [
      title,
      ...sizes,
      summary,
      maker.name,
      ...maker.contact,
      ...tables.map((table) => JSON.stringify(table)),
    ];
    expect(texts.filter((text) => !canBeDrawn(drawn(text), 'en'))).toEqual([]);
  });
});

it('states every figure that is set with its source, and no certificate that has expired', async () => {
  const { pages, words } = await read(await dataSheetPdf(dataSheetOf(stated.product, stated.form)));
  expect(pages).toBe(2);
  expect(stated.statedFigures.filter((texts) => !words.includes(tight(texts.join(''))))).toEqual([]);
  expect(words).not.toContain('C-9');
});

it('is identical when generated again, and a new revision after a figure changes', async () => {
  const data = dataSheetOf(stated.block, stated.form);
  expect(Buffer.from(await dataSheetPdf(data)).equals(await dataSheetPdf(data))).toBe(true);
  const heavier = dataSheetOf(
    { ...stated.block, density: 2150, densitySource: pair('a test report') },
    stated.form,
  );
  expect(heavier.revision.mark).not.toBe(data.revision.mark);
});

it('has a second page with the same head for a product with more facts than fit on one', async () => {
  const data = dataSheetOf(stated.block, stated.form);
  const rows = Array.from({ length: 30 }, (_, index) => ({
    title: `Figure ${index}`,
    value: '1',
    how: 'stated',
  }));
  const { pages, words } = await read(await dataSheetPdf({ ...data, tables: [{ title: 'Many', rows }] }));
  expect(pages).toBe(2);
  expect(words).toContain('Figure29');
  expect(words.split(tight(`DS-${stated.block.id.toUpperCase()} Revision`))).toHaveLength(3);
});

/** Replaces the raised 4, which the face lacks, by the small one that is drawn. */
const drawn = (text: string) => text.replaceAll('⁴', '4');

/** Removes white space: readers insert it differently between pieces of text. */
const tight = (text: string) => text.replaceAll(/\s/g, '');

type Box = readonly [left: number, bottom: number, right: number, top: number];
/** What is painted at once, in mm of paper: the width of its line, its extent, and the boxes of its parts. */
type Shape = { readonly width: number; readonly extent: readonly number[]; readonly boxes: readonly Box[] };

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const [first] = pages;
  if (first === undefined) throw new Error('The file has no page.');
  const { info } = await pdf.getMetadata();
  const { width, height } = first.getViewport({ scale: 1 });
  return {
    bytes: bytes.length,
    pages: pdf.numPages,
    info: info as { readonly Title?: string; readonly Language?: string },
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    size: [width * POINT, height * POINT],
    words: tight(texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('')),
    lines: texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))),
    links: (await first.getAnnotations()).map(({ url }: { readonly url?: string }) => url),
    tags: [...JSON.stringify(await first.getStructTree()).matchAll(/"role":"(\w+)"/g)].map(
      ([, role]) => role,
    ),
    shapes: shapesOf(await first.getOperatorList()),
  };
}

/** Number of coordinates of each path step: move, line, cubic, quadratic, close. */
const STEP_LENGTHS = [2, 2, 6, 4, 0];

/** Follows the operators of a page: only scales and shifts stand before what is drawn to scale. */
function shapesOf({ fnArray, argsArray }: { readonly fnArray: number[]; readonly argsArray: unknown[] }) {
  const shapes: Shape[] = [];
  let state = { scale: 1, width: 1 };
  const stack: (typeof state)[] = [];
  fnArray.forEach((operator, index) => {
    const args = argsArray[index] as readonly unknown[];
    if (operator === OPS.save) stack.push(state);
    else if (operator === OPS.restore) state = stack.pop() ?? state;
    else if (operator === OPS.transform)
      state = { ...state, scale: state.scale * Math.hypot(...(args.slice(0, 2) as number[])) };
    else if (operator === OPS.setLineWidth) state = { ...state, width: args[0] as number };
    else if (operator === OPS.constructPath) {
      const [, [steps], [left, bottom, right, top]] = args as [number, [Float32Array], Box];
      const mm = state.scale * POINT;
      const extent = [(right - left) * mm, (top - bottom) * mm];
      shapes.push({ width: state.width * mm, extent, boxes: boxesOf([...steps]) });
    }
  });
  return shapes;
}

/** Returns the bounding boxes of the subpaths of a path. */
function boxesOf(steps: readonly number[]) {
  const parts: [number, number][][] = [];
  for (let at = 0; at < steps.length;) {
    const kind = steps[at] ?? 0;
    const length = STEP_LENGTHS[kind] ?? 0;
    if (kind === 0) parts.push([]);
    if (length > 0) parts.at(-1)?.push([steps[at + length - 1] ?? 0, steps[at + length] ?? 0]);
    at += 1 + length;
  }
  return parts.map((points): Box => {
    const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0)) as [number[], number[]];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  });
}

/** Rasterizes dark squares on white paper, some pixels per square; y of the boxes points downwards. */
function photographed(squares: readonly Box[]) {
  const leftEdge = Math.min(...squares.map((box) => box[0]));
  const top = Math.min(...squares.map((box) => box[1]));
  const side = Math.max(...squares.map((box) => box[2])) - leftEdge;
  const [dots, edge] = [300, 40];
  const width = dots + 2 * edge;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const box of squares) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box.map(
      (value, at) => Math.round(((value - (at % 2 === 0 ? leftEdge : top)) / side) * dots) + edge,
    );
    for (let y = y0; y < y1; y += 1)
      for (let x = x0; x < x1; x += 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return { width, height: width, data };
}
