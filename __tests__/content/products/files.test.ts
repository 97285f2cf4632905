import { getBounds, WebIO } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { dxfOf } from '@/content/entities/products/drawing/dxf';
import { sheetOf } from '@/content/entities/products/drawing/sheet';
import { glbOf } from '@/content/entities/products/form/glb';
import { meshOf } from '@/content/entities/products/form/mesh';
import type { Form } from '@/content/entities/products/form/schema';
import { netVolume, solve } from '@/content/entities/products/form/solid';
import { products } from '@/content/entities/products';
import { drawing } from '@/content/strings/en/product-page';
import { bodyOf } from '../../fixtures/bodies';

const cases = products.flatMap(({ id, form }) => (form === undefined ? [] : [[id, form as Form] as const]));

/** Maximum size of a 3D file in bytes: it is loaded over mobile networks. */
const MAX_GLB = 60_000;

describe.each(cases)('%s', (id, form) => {
  const { solid, size } = solve(form);

  it('has a closed surface that holds the volume of its drawing, curves within 1 %', () => {
    const { volume } = bodyOf(solid.prisms.map((prism) => meshOf(prism, solid.axis)));
    expect(Math.abs(volume / netVolume(solid) - 1)).toBeLessThan(0.01);
  });

  it('is a valid 3D file of its own size in metres, light enough for a phone', async () => {
    const file = await glbOf(form, id);
    const report = await validateBytes(file);
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    expect(await boxOfFile(file)).toEqual(
      [size.length, size.height, size.width].map((mm) => expect.closeTo(mm / 1000, 3)),
    );
    expect(file.byteLength).toBeLessThan(MAX_GLB);
  });

  it('has one root node in its 3D file, and names all nodes', async () => {
    const root = (await new WebIO().readBinary(await glbOf(form, id))).getRoot();
    const names = root.listScenes().flatMap((scene) => scene.listChildren().map((node) => node.getName()));
    expect(names).toEqual([id]);
    expect(root.listNodes().filter((node) => node.getName() === '')).toEqual([]);
  });

  it('has a drawing file in mm whose three views are as large as the product', () => {
    const dxf = dxfOf(sheetOf(form, { texts: drawing, language: 'en', title: id }));
    const lines = polylinesOf(dxf, 'OUTLINE');
    // The front is about x = 0 on y = 0, the section at its right, the plan below it.
    const [front, right, plan] = [
      lines.filter((line) => line.every(([x, y]) => x <= size.length / 2 + 0.01 && y >= -0.01)),
      lines.filter((line) => line.every(([x]) => x > size.length / 2 + 0.01)),
      lines.filter((line) => line.every(([, y]) => y < -0.01)),
    ].map((part) => extentOf(part.flat()));
    const near = (...sizes: number[]) => sizes.map((value) => expect.closeTo(value, 2));
    expect(front).toEqual(near(size.length, size.height));
    expect(right).toEqual(near(size.width, size.height));
    expect(plan).toEqual(near(size.length, size.width));
  });
});

/** Returns overall length, height and width of a 3D file, in m. */
async function boxOfFile(file: Uint8Array) {
  const document = await new WebIO().readBinary(file);
  const [scene] = document.getRoot().listScenes();
  if (scene === undefined) throw new Error('The file has no scene.');
  const { min, max } = getBounds(scene);
  return max.map((value, axis) => value - (min[axis] ?? 0));
}

type Corner = readonly [x: number, y: number];

/** Returns the polylines of a layer, with the midpoints of arcs. DXF has pairs of lines: group code and value. */
function polylinesOf(dxf: string, layer: string) {
  return dxf
    .split(/\s0\s+(?=[A-Z])/)
    .filter((text) => text.startsWith('LWPOLYLINE') && new RegExp(`\\s8\\s+${layer}\\s`).test(text))
    .map((text) => {
      const found = text.matchAll(/\s10\s+(\S+)\s+20\s+(\S+)(?:\s+4[01]\s+\S+)*(?:\s+42\s+(\S+))?/g);
      const corners = [...found].map(([, x, y, bulge = 0]) => [Number(x), Number(y), Number(bulge)] as const);
      return corners.flatMap(([x, y, bulge], index): Corner[] => {
        const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
        // The bulge is the distance of an arc's midpoint from its chord, in half chords.
        const middle: Corner = [(x + nextX + bulge * (nextY - y)) / 2, (y + nextY - bulge * (nextX - x)) / 2];
        return bulge === 0 ? [[x, y]] : [[x, y], middle];
      });
    });
}

const extentOf = (corners: readonly Corner[]) =>
  [0, 1].map((axis) => {
    const values = corners.map((corner) => corner[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
