import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { denormalise, parseString } from 'dxf';
import { productFile } from '@/app/(site)/_screens/product-file';
import { shapedProducts } from '@/__tests__/fixtures/shaped-products';

/** LibreCAD, which `npm run test:full` finds or installs. */
const librecad = process.env.LIBRECAD_PATH;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Counts the strokes that LibreCAD draws of a file. For an unreadable file it never exits: it opens a dialog. */
function strokesOf(dxf: string) {
  const [input, output] = [path.join(folder, 'drawing.dxf'), path.join(folder, 'drawing.pdf')];
  writeFileSync(input, dxf);
  const run = spawnSync(librecad ?? '', ['dxf2pdf', '-a', '-o', output, input], {
    env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' },
    timeout: 30_000,
    encoding: 'latin1',
  });
  if (run.error) throw run.error;
  const pdf = read(output);
  const [, content = ''] = /\/FlateDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/.exec(pdf) ?? [];
  if (content === '') return 0;
  const strokes = inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  // Lines, and curves for arcs.
  return strokes.split(/ [lc]\s/).length - 1;
}

function read(file: string) {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/** Least number of strokes that a drawing needs: one for each side of its polylines, and one for each other entity. */
const segmentsOf = (dxf: string) =>
  denormalise(parseString(dxf)).reduce(
    (sum, { type, vertices }) => sum + (type === 'LWPOLYLINE' ? vertices.length - 1 : 1),
    0,
  );

/** Without the program, as in `npm test`, there is nothing to ask. */
const describeWith = librecad === undefined ? describe.skip : describe;

describeWith('LibreCAD', () => {
  it.each(shapedProducts)('opens the drawing of %s and draws every line of it', async (id, form, product) => {
    const dxf = new TextDecoder().decode(await productFile('dxf', product, form));
    expect(dxf).toContain(`(${id})`);
    const segments = segmentsOf(dxf);
    expect(segments).toBeGreaterThan(20);
    expect(strokesOf(dxf)).toBeGreaterThanOrEqual(segments);
  });
});
