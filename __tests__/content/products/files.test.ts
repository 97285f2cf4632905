import { getBounds, WebIO } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { glbOf } from '@/content/entities/products/form/glb';
import { meshOf } from '@/content/entities/products/form/mesh';
import type { Form } from '@/content/entities/products/form/schema';
import { netVolume, solve } from '@/content/entities/products/form/solid';
import { products } from '@/content/entities/products';
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
});

/** Returns overall length, height and width of a 3D file, in m. */
async function boxOfFile(file: Uint8Array) {
  const document = await new WebIO().readBinary(file);
  const [scene] = document.getRoot().listScenes();
  if (scene === undefined) throw new Error('The file has no scene.');
  const { min, max } = getBounds(scene);
  return max.map((value, axis) => value - (min[axis] ?? 0));
}
