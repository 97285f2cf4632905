import { concreteColour } from '@/content/registry/drawing-colours';
import { itInFull } from '@/__tests__/it-in-full';
import { getBounds, type Primitive, WebIO } from '@gltf-transform/core';
import { unzipSync } from 'fflate';
import { validateBytes } from 'gltf-validator';
import { USDLoader } from 'three/examples/jsm/loaders/USDLoader.js';
import { shapedProducts } from '@/__tests__/fixtures/shaped-products';
import { glbOf, pointAt, rectangle, usdzOf } from '@/lib/geometry';
import { meshOf } from '@/lib/geometry/form/mesh';
import { netVolume, type Prism, solve } from '@/lib/geometry/form/solid';
import { bodyOf } from '@/__tests__/fixtures/bodies';
import { range } from '@/__tests__/fixtures/forms';

const finish = { colour: concreteColour };

/** Maximum sizes of 3D files in bytes: they are loaded over mobile networks. */
const MAX_GLB = 100_000;
const MAX_USDZ = 150_000;
const MM3_IN_M3 = 1e9;

const factsOf = (id: string) => ({
  id,
  title: `Block “${id}”`,
  size: '390 × 190 mm',
  source: `https://blocks.test/${id}`,
});

afterEach(() => jest.restoreAllMocks());

describe.each(shapedProducts)('%s', (id, form) => {
  const { solid, size } = solve(form);
  const meshes = solid.prisms.map((prism) => meshOf(prism, solid.axis));
  const sizeInMetres = [size.length, size.height, size.width].map((mm) => mm / 1000);

  it('has a closed surface that holds the volume of its drawing, curves within 1 %', () => {
    const { volume } = bodyOf(meshes);
    expect(Math.abs(volume / netVolume(solid) - 1)).toBeLessThan(0.01);
  });

  it('is a valid 3D file of its own size in metres on the middle of its base, light enough for a phone', async () => {
    const file = await glbOf(form, factsOf(id), finish);
    const report = await validateBytes(file);
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    const [scene] = (await new WebIO().readBinary(file)).getRoot().listScenes();
    const [length = 0, height, width = 0] = sizeInMetres;
    expect(scene && getBounds(scene)).toEqual({
      min: [-length / 2, 0, -width / 2].map((metres) => expect.closeTo(metres, 4)),
      max: [length / 2, height, width / 2].map((metres) => expect.closeTo(metres as number, 4)),
    });
    expect(file.byteLength).toBeLessThan(MAX_GLB);
  });

  it('is one body in its 3D file, named and with the facts of the product', async () => {
    const { title, ...facts } = factsOf(id);
    const root = (await new WebIO().readBinary(await glbOf(form, factsOf(id), finish))).getRoot();
    const nodes = root.listScenes().flatMap((scene) => scene.listChildren());
    expect(nodes.map((node) => [node.getName(), node.getExtras()])).toEqual([[title, facts]]);
    expect([root.listNodes().length, root.listMeshes().length]).toEqual([1, 1]);
  });

  it('shows a texture of one metre in its real size, neither sheared nor mirrored', async () => {
    const root = (await new WebIO().readBinary(await glbOf(form, factsOf(id), finish))).getRoot();
    const primitives = root.listMeshes().flatMap((mesh) => mesh.listPrimitives());
    expect(primitives.flatMap(misfits)).toEqual([]);
  });

  it('is read from its USDZ by another program as the same body, in metres', () => {
    const file = usdzOf(form, factsOf(id), finish);
    expect(file.byteLength).toBeLessThan(MAX_USDZ);
    const parts = readUsdz(file);
    expect(trianglesIn(parts)).toBe(trianglesIn(meshes));
    const body = bodyOf(parts);
    expect(body.sides).toEqual(sizeInMetres.map((metres) => expect.closeTo(metres, 4)));
    expect(body.middle[1]).toBeGreaterThan(0);
    expect(Math.abs((body.volume * MM3_IN_M3) / netVolume(solid) - 1)).toBeLessThan(0.01);
  });

  it('has a USDZ of one layer, not compressed, from a multiple of 64 bytes, and the same when made again', () => {
    const file = usdzOf(form, factsOf(id), finish);
    const head = new DataView(file.buffer);
    const [method, name, extra] = [8, 26, 28].map((at) => head.getUint16(at, true)) as [
      number,
      number,
      number,
    ];
    expect([method, (30 + name + extra) % 64]).toEqual([0, 0]);
    expect(Object.keys(unzipSync(file))).toEqual([`${id}.usda`]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 48 * 60 * 60 * 1000);
    expect(Buffer.from(usdzOf(form, factsOf(id), finish)).equals(file)).toBe(true);
  });
});

test.each(['block-190', 'uni-60', 'flat-80', 'i-paver'] as const)(
  'a stated chamfer of 4 mm breaks the upper edge of %s, and takes off what it should',
  async (id) => {
    const form = range[id];
    const { outline, holes, to } = solve(form).solid.prisms[0] as Prism;
    const sides = outline.map(([x, y], index) => {
      const [nextX, nextY] = pointAt(outline, index + 1);
      return { length: Math.hypot(nextX - x, nextY - y), angle: Math.atan2(nextY - y, nextX - x) };
    });
    // Moved in by t, an outline loses its perimeter × t, less t² × the tangent of half of each turn.
    const perimeter = sides.reduce((sum, { length }) => sum + length, 0);
    const tangents = sides.reduce((sum, { angle }, index) => {
      const turn = angle - (sides.at(index - 1)?.angle ?? 0);
      return sum + Math.tan(Math.atan2(Math.sin(turn), Math.cos(turn)) / 2);
    }, 0);
    const off = (perimeter * 4 ** 2) / 2 - (Math.abs(tangents) * 4 ** 3) / 3;
    const [whole, broken] = [0, 4].map((chamfer) => meshOf({ outline, holes, from: 0, to }, 'z', chamfer));
    expect(volumeOf(whole) - volumeOf(broken)).toBeCloseTo(off, -1);
    const edges = edgesOf(broken);
    expect(edges.filter((edge) => !edges.includes(edge.split(' to ').toReversed().join(' to ')))).toEqual([]);
    const file = await glbOf(form, factsOf(id), { ...finish, chamfer: 4 });
    const primitives = (await new WebIO().readBinary(file)).getRoot().listMeshes();
    expect(primitives.flatMap((mesh) => mesh.listPrimitives()).flatMap(misfits)).toEqual([]);
    const body = bodyOf(readUsdz(usdzOf(form, factsOf(id), { ...finish, chamfer: 4 })));
    expect((body.volume * MM3_IN_M3) / volumeOf(broken)).toBeCloseTo(1, 4);
  },
);

test('a chamfer for which a side is too short is left out', () => {
  const prism = { outline: rectangle(50, 6), holes: [], from: 0, to: 20 };
  expect(meshOf(prism, 'z', 4)).toEqual(meshOf(prism, 'z'));
});

const volumeOf = (mesh: ReturnType<typeof meshOf> | undefined) =>
  mesh === undefined ? NaN : bodyOf([mesh]).volume;

/** Directed edges of all triangles, by place. */
function edgesOf(mesh: ReturnType<typeof meshOf> | undefined) {
  const { positions = [], indices = [] } = mesh ?? {};
  const at = (index = 0) => positions.slice(index * 3, index * 3 + 3).map((mm) => mm.toFixed(3));
  return indices.map((index, place) => {
    const next = indices[place - (place % 3) + ((place + 1) % 3)];
    return `${at(index)} to ${at(next)}`;
  });
}

const trianglesIn = (parts: readonly { readonly indices: readonly number[] }[]) =>
  parts.reduce((sum, { indices }) => sum + indices.length / 3, 0);

/** Returns corners at which a texture of 1 m would be mirrored, or an edge of another length than on the body. */
function misfits(primitive: Primitive) {
  const corners = [...(primitive.getIndices()?.getArray() ?? [])];
  const edge = (name: string, from: number, to: number) => {
    const [start = [], end = []] = [from, to].map((at) => primitive.getAttribute(name)?.getElement(at, []));
    return end.map((value, axis) => value - (start[axis] ?? 0));
  };
  return corners.filter((corner, index) => {
    const [next = 0, last = 0] = [1, 2].map((step) => corners[index - (index % 3) + ((index + step) % 3)]);
    const [u = 0, v = 0] = edge('TEXCOORD_0', corner, next);
    const [otherU = 0, otherV = 0] = edge('TEXCOORD_0', corner, last);
    const stretch = Math.hypot(u, v) - Math.hypot(...edge('POSITION', corner, next));
    // `v` points downwards, so what is counter-clockwise on the body turns the other way in numbers.
    return u * otherV - v * otherU >= 0 || Math.abs(stretch) > 1e-5;
  });
}

/** Reads a USDZ by the loader of three.js; in m. */
function readUsdz(file: Uint8Array<ArrayBuffer>) {
  const parts: { readonly positions: number[]; readonly indices: number[] }[] = [];
  new USDLoader().parse(file.slice().buffer).traverse(({ geometry }) => {
    if (geometry === undefined) return;
    const positions = [...geometry.attributes.position.array];
    const indices = geometry.index
      ? [...geometry.index.array]
      : [...positions.keys()].slice(0, positions.length / 3);
    parts.push({ positions, indices });
  });
  return parts;
}

itInFull('a tile with more corners than two bytes count keeps each of them', async () => {
  const form = { shape: 'tile', relief: 'studs', pitch: 20, length: 800, width: 800, height: 30 } as const;
  const file = await glbOf({ ...form, depth: 5 }, factsOf('studs'), finish);
  const [mesh] = (await new WebIO().readBinary(file)).getRoot().listMeshes();
  const [body] = mesh?.listPrimitives() ?? [];
  const corners = body?.getAttribute('POSITION')?.getCount() ?? 0;
  expect(corners).toBeGreaterThan(2 ** 16);
  expect(new Set(body?.getIndices()?.getArray()).size).toBe(corners);
});
