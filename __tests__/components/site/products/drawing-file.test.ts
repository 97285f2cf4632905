/** @jest-environment node */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingFile } from '@/components/site/products/page/drawing-file';
import { ProductDrawing } from '@/components/site/products/page/product-drawing';
import { scaleOf } from '@/components/site/products/page/sheet';
import { dxfOf } from '@/content/entities/products/drawing/dxf';
import { viewsOf } from '@/content/entities/products/drawing/views';
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

/** The closed outlines of an SVG drawing. Each begins at a place, and goes on in steps. */
const outlinesOf = (svg: string) =>
  [...svg.matchAll(/M([\d. -]+)l([\d. -]+)z/g)].map(([, start = '', steps = '']) => {
    const corners = [start.split(' ').map(Number)];
    const values = steps.split(' ').map(Number);
    for (let at = 0; at < values.length; at += 2) {
      const [x = 0, y = 0] = corners.at(-1) ?? [];
      corners.push([x + (values[at] ?? 0), y + (values[at + 1] ?? 0)]);
    }
    return corners;
  });

/** Whether the sloping side of a kerb's section is at the right of its middle; its other four sides are parallel to the sheet. */
function isSplayedRight(outlines: readonly (readonly number[])[][]) {
  const slopes = outlines
    .filter(({ length }) => length === 5)
    .map((corners) => ({
      middle: corners.reduce((sum, [x = 0]) => sum + x / 5, 0),
      sloping: corners.flatMap(([x = 0, y = 0], index) => {
        const [nextX = 0, nextY = 0] = corners[(index + 1) % 5] ?? [];
        return Math.abs(x - nextX) > 1 && Math.abs(y - nextY) > 1 ? [(x + nextX) / 2] : [];
      }),
    }))
    .filter(({ sloping }) => sloping.length === 1);
  expect(slopes).toHaveLength(1);
  return slopes.every(({ sloping: [place = 0], middle }) => place > middle);
}

const kerbs = cases.filter(([, form]) => form.shape === 'profile' && form.section === 'kerb');

describe.each(kerbs)('the section of %s, seen from the left', (id, form) => {
  it.each(['en', 'bn'] as const)(
    'has the splay of the front at its right on the page and in SVG (%s)',
    (language) => {
      const locale = locales[language];
      const page = renderToStaticMarkup(
        createElement(ProductDrawing, { language, texts: locale.strings.drawing, form, label: id }),
      );
      for (const svg of [page, drawingFile(form, locale, id, '')]) {
        expect(isSplayedRight(outlinesOf(svg))).toBe(true);
      }
    },
  );

  it('has the splay of the front at its right in DXF', () => {
    // Group 10 and 20 are the coordinates of a corner.
    const lines = dxfOf(form)
      .split('LWPOLYLINE')
      .slice(1)
      .map((text) =>
        [...text.matchAll(/\s10\s+(-?[\d.]+)\s+20\s+(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
      );
    expect(isSplayedRight(lines)).toBe(true);
  });
});
