/** @jest-environment node */
import { drawingFile } from '@/components/site/products/page/drawing-file';
import { scaleOf } from '@/components/site/products/page/sheet';
import { viewsOf } from '@/content/entities/products/form/views';
import { products } from '@/content/entities/products';
import { locales } from '@/content/strings/locales';

const cases = products.flatMap(({ id, form }) => (form === undefined ? [] : [[id, form] as const]));
/** Height of Archivo's capitals and figures, as a share of its size. */
const CAPITALS = 0.686;

describe.each(cases)('the drawing of %s as a file', (id, form) => {
  const file = drawingFile(form, locales.en, id, 'https://blocks.test');
  const [, widthMm = '0', width = '1'] =
    /<svg [^>]*?width="([\d.]+)mm".*?viewBox="0 0 (\d+) /.exec(file) ?? [];
  const mmPerUnit = Number(widthMm) / Number(width);
  const unitsOf = (pattern: RegExp) => Number(pattern.exec(file)?.[1]);

  it('is to the scale that it names when it is printed at its own size', () => {
    const ratio = unitsOf(/scale 1:(\d+)/);
    expect([5, 10, 20]).toContain(ratio);
    expect(mmPerUnit * scaleOf(viewsOf(form)) * ratio).toBeCloseTo(1, 2);
  });

  it('has outlines of 0.5 mm, other lines of half of it (ISO 128-2), and figures of 1.8 mm (ISO 3098-1)', () => {
    expect(unitsOf(/outline\]\{stroke-width:([\d.]+)/) * mmPerUnit).toBeCloseTo(0.5, 1);
    expect(unitsOf(/stroke:#191816;stroke-width:([\d.]+)/) * mmPerUnit).toBeCloseTo(0.25, 1);
    expect(unitsOf(/font:500 ([\d.]+)px/) * mmPerUnit * CAPITALS).toBeCloseTo(1.8, 1);
    for (const kind of ['hidden', 'centre']) expect(file).toContain(`[data-line=${kind}]{`);
  });

  it('keeps its words within the sheet', () => {
    const letter = unitsOf(/font:500 ([\d.]+)px/);
    const words = [...file.matchAll(/<text x="([\d.]+)" y="[\d.]+">([^<]*)</g)];
    for (const [, x, text = ''] of words) {
      // The mean width of a letter of the face.
      expect(Number(x) + text.length * letter * 0.52).toBeLessThan(Number(width));
    }
  });
});
