import { dxfOf } from '@/content/entities/products/drawing/dxf';
import { sheetOf } from '@/content/entities/products/drawing/sheet';
import { svgFile } from '@/content/entities/products/drawing/svg';
import { products } from '@/content/entities/products';
import type { Form } from '@/content/entities/products/form/schema';
import { locales } from '@/content/strings/locales';

const cases = products.flatMap(({ id, form }) => (form === undefined ? [] : [[id, form as Form] as const]));
/** Height of Archivo's capitals and figures, as a share of its size. */
const CAPITALS = 0.686;

const sheetIn = (form: Form, language: 'en' | 'bn', title: string) =>
  sheetOf(form, { texts: locales[language].strings.drawing, language, title, source: 'https://blocks.test' });

describe.each(cases)('the drawing of %s as a file', (id, form) => {
  const file = svgFile(sheetIn(form, 'en', id));
  const [, widthMm, width] = /<svg [^>]*?width="([\d.]+)mm".*?viewBox="\S+ \S+ ([\d.]+) /.exec(file) ?? [];
  const ratio = Number(/Scale 1:(\d+)</.exec(file)?.[1]);
  const onPaper = (pattern: RegExp) => Number(pattern.exec(file)?.[1]) / ratio;

  it('is to the scale that it names when it is printed at its own size', () => {
    expect([5, 10, 20]).toContain(ratio);
    expect(Number(width) / Number(widthMm) / ratio).toBeCloseTo(1, 2);
  });

  it('has wide lines of 0.35 mm, others of half of it (ISO 128-2), and figures of 1.8 mm (ISO 3098-1)', () => {
    expect(onPaper(/class="drawn-wide" stroke-width="([\d.]+)"/)).toBeCloseTo(0.35, 1);
    expect(onPaper(/<g [^>]*stroke-width="([\d.]+)"/)).toBeCloseTo(0.18, 2);
    expect(onPaper(/font-size="([\d.]+)"/) * CAPITALS).toBeCloseTo(1.8, 1);
    expect(file).toMatch(/class="drawn-centre"[^>]* stroke-dasharray=/);
  });
});

const kerbs = cases.flatMap(([id, form]) =>
  form.shape === 'profile' && form.section === 'kerb' ? [[id, form] as const] : [],
);

describe.each(kerbs)('the section of %s, seen from the left', (id, form) => {
  const { width, height, across = 0, down = 0 } = form;

  it('has the splay of the front at its right in DXF', () => {
    // Group 10 and 20 are the coordinates of a corner.
    const lines = dxfOf(sheetIn(form, 'en', id))
      .split('LWPOLYLINE')
      .map((text) =>
        [...text.matchAll(/\s10\s+(\S+)\s+20\s+(\S+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
      );
    const [[right = 0, bottom = 0] = []] = lines.find((line) => line.length === 5) ?? [];
    const [left, top] = [right - width, bottom + height];
    expect(lines).toContainEqual(
      [
        [right, bottom],
        [left, bottom],
        [left, top],
        [right - across, top],
        [right, top - down],
      ].map((corner) => corner.map((value) => expect.closeTo(value, 3) as number)),
    );
  });
});
