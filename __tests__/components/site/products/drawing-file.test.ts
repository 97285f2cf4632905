import { palette } from '@/content/registry/drawing-colours';
import { shapedProducts } from '@/__tests__/fixtures/shaped-products';
import { type Box, type Form, type Lettering, sheetOf, svgFile } from '@/lib/geometry';
import { locales } from '@/content/strings/locales';

/** Height of Archivo's capitals and figures, as a share of its size. */
const CAPITALS = 0.686;

/** Box of a word in mm of the product: figures are 1.8 mm high on paper, and 1.45 mm wide. */
function boxOfWord({ text, at: [x, y], anchor, isVertical }: Lettering, ratio: number): Box {
  const [width, height] = [1.45 * text.length * ratio, 1.8 * ratio];
  const start = { start: 0, middle: width / 2, end: width }[anchor];
  return isVertical
    ? { min: [x - height, y - start], max: [x, y - start + width] }
    : { min: [x - start, y], max: [x - start + width, y + height] };
}

const areOver = (one: Box, other: Box, axis: 0 | 1) =>
  one.min[axis] < other.max[axis] && other.min[axis] < one.max[axis];

const sheetIn = (form: Form, language: 'en' | 'bn', title: string) =>
  sheetOf(form, { texts: locales[language].strings.drawing, language, title, source: 'https://blocks.test' });

describe.each(shapedProducts)('the drawing of %s as a file', (id, form) => {
  const file = svgFile(sheetIn(form, 'en', id), palette);
  const [, widthMm, width] = /<svg [^>]*?width="([\d.]+)mm".*?viewBox="\S+ \S+ ([\d.]+) /.exec(file) ?? [];
  const ratio = Number(/Scale 1:(\d+)</.exec(file)?.[1]);
  const onPaper = (pattern: RegExp) => Number(pattern.exec(file)?.[1]) / ratio;

  it('is to the scale that it names when it is printed at its own size', () => {
    expect([5, 10, 20]).toContain(ratio);
    expect(Number(width) / Number(widthMm) / ratio).toBeCloseTo(1, 2);
  });

  it('has no figure that touches another', () => {
    for (const { name, words } of sheetIn(form, 'en', id).views) {
      const boxes = words.map((word) => boxOfWord(word, ratio));
      const touching = boxes.flatMap((one, index) =>
        boxes.slice(index + 1).filter((other) => [0, 1].every((axis) => areOver(one, other, axis as 0 | 1))),
      );
      expect([name, touching]).toEqual([name, []]);
    }
  });

  it('has wide lines of 0.35 mm, others of half of it (ISO 128-2), and figures of 1.8 mm (ISO 3098-1)', () => {
    expect(onPaper(/class="drawn-wide" stroke-width="([\d.]+)"/)).toBeCloseTo(0.35, 1);
    expect(onPaper(/<g [^>]*stroke-width="([\d.]+)"/)).toBeCloseTo(0.18, 2);
    expect(onPaper(/font-size="([\d.]+)"/) * CAPITALS).toBeCloseTo(1.8, 1);
    expect(file).toMatch(/class="drawn-centre"[^>]* stroke-dasharray=/);
  });
});
