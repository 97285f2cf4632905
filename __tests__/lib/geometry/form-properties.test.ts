import { concreteColour } from '@/content/registry/drawing-colours';
import fc from '@/__tests__/fast-check';
import {
  dxfOf,
  glbOf,
  boxOf,
  type Point,
  type Polygon,
  quantitiesOf,
  formSchema,
  sheetOf,
} from '@/lib/geometry';
import { formFields } from '@/lib/geometry/form/fields';
import { crossings } from '@/lib/geometry/form/polygon-cuts';
import { netVolume, type Prism, solve } from '@/lib/geometry/form/solid';
import { meetingSides } from '@/lib/counting';
import { drawing } from '@/content/strings/en/product-page';
import { findField } from '@/lib/records';
import { anyForm, isValid, tiles, validForm } from '@/__tests__/fixtures/random-forms';
import { samples } from '@/scripts/test/depth';

const ringsOf = ({ prisms }: { readonly prisms: readonly Prism[] }) =>
  prisms.flatMap(({ outline, holes }) => [outline, ...holes]);

const isIn =
  (outline: Polygon) =>
  ([x, y]: Point) =>
    crossings([outline], x).some(([from, to]) => from < y && y < to);

/** Returns the area of concrete in a layer of prisms, measured along scan lines: overlaps count once. */
function countedArea(prisms: readonly Prism[]) {
  const LINES = 600;
  const { min, max } = boxOf(prisms.flatMap(({ outline }) => outline));
  const step = (max[0] - min[0]) / LINES;
  let area = 0;
  for (let line = 0; line < LINES; line += 1) {
    const x = min[0] + (line + 0.5) * step;
    const solid = union(prisms.flatMap(({ outline }) => crossings([outline], x)));
    const open = union(prisms.flatMap(({ holes }) => holes.flatMap((hole) => crossings([hole], x))));
    area += (lengthOf(union([...solid, ...open])) - lengthOf(open)) * step;
  }
  return area;
}

type Stretch = readonly [from: number, to: number];

const lengthOf = (stretches: readonly Stretch[]) => stretches.reduce((sum, [from, to]) => sum + to - from, 0);

function union(stretches: readonly Stretch[]) {
  const joined: Stretch[] = [];
  for (const [from, to] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe('every form that is accepted', () => {
  it('is one body: something, not more than its outline, without crossings, of at most 2,000 points', () => {
    fc.assert(
      fc.property(validForm, (form) => {
        const { solid } = solve(form);
        const { grossLitres, netLitres } = quantitiesOf(form);
        expect(netLitres).toBeGreaterThan(0);
        expect(netLitres).toBeLessThanOrEqual(grossLitres * (1 + 1e-9));
        const rings = ringsOf(solid);
        expect(rings.flat().length).toBeLessThanOrEqual(2000);
        expect(rings.filter(meetingSides)).toEqual([]);
        expect(solid.prisms.every(({ outline, holes }) => holes.flat().every(isIn(outline)))).toBe(true);
      }),
      { numRuns: samples(150, 500) },
    );
  });

  it('keeps its raised figures on the tile', () => {
    fc.assert(
      fc.property(tiles.filter(isValid), (form) => {
        const figures = solve(form)
          .solid.prisms.slice(1)
          .flatMap(({ outline }) => outline);
        const { min, max } = boxOf(figures);
        expect(Math.max(-min[0], max[0])).toBeLessThanOrEqual(form.length / 2 + 1e-3);
        expect(Math.max(-min[1], max[1])).toBeLessThanOrEqual(form.width / 2 + 1e-3);
      }),
    );
  });

  it('has the volume that counting along lines finds', () => {
    fc.assert(
      fc.property(validForm, (form) => {
        const { solid, size } = solve(form);
        const [base, ...figures] = solid.prisms;
        const counted = [base === undefined ? [] : [base], figures]
          .filter((layer) => layer.length > 0)
          .reduce(
            (sum, layer) => sum + countedArea(layer) * ((layer[0]?.to ?? 0) - (layer[0]?.from ?? 0)),
            0,
          );
        const { length, width, height } = size;
        expect(Math.abs(counted - netVolume(solid)) / (length * width * height)).toBeLessThan(0.01);
      }),
      { numRuns: samples(25, 200) },
    );
  });

  it('is drawn, counted and written to files in finite numbers', async () => {
    await fc.assert(
      fc.asyncProperty(validForm, async (form) => {
        const sheet = sheetOf(form, { texts: drawing, language: 'en' });
        const drawn = numbersIn([sheet, quantitiesOf(form)]);
        expect(drawn.every(Number.isFinite)).toBe(true);
        expect(dxfOf(sheet, { id: 'form', form })).not.toMatch(/NaN|Infinity/);
        const file = await glbOf(
          form,
          { id: 'form', title: 'Form', size: '', source: '' },
          { colour: concreteColour },
        );
        expect(Buffer.from(file).includes('null')).toBe(false);
      }),
      { numRuns: samples(40, 200) },
    );
  });
});

test('every form that is refused names one measure that staff can change', () => {
  fc.assert(
    fc.property(
      anyForm.filter((form) => !isValid(form)),
      (form) => {
        const [issue, ...others] = formSchema.safeParse(form).error?.issues ?? [];
        expect(others).toEqual([]);
        expect(findField(formFields, issue?.path ?? [])?.path).toBe(issue?.path.join('.'));
        expect(issue?.message).toMatch(/^(?:must be|is too) /);
        expect(issue?.message).not.toMatch(/NaN|-\d/);
      },
    ),
    { numRuns: samples(150, 500) },
  );
});
