import { Document, type Mesh as GlbMesh, WebIO } from '@gltf-transform/core';
import { meshOf } from './mesh';
import type { Point } from './polygon';
import type { Form } from './schema';
import { type Prism, solve } from './solid';

const MM_IN_M = 1000;

/** Cured concrete: light, dry grey, fully rough. Linear RGBA. */
const CONCRETE = { colour: [0.52, 0.51, 0.48, 1] as const, roughness: 0.95 };

/**
 * Writes the form as binary glTF 2.0 in metres, y upwards, with its base at 0: a root node `name` and a node for each
 * prism. Equal prisms, such as the studs of a tile, share one mesh.
 */
export async function glbOf(form: Form, name: string) {
  const { axis, prisms } = solve(form).solid;
  const document = new Document();
  const buffer = document.createBuffer();
  const material = document
    .createMaterial('concrete')
    .setBaseColorFactor([...CONCRETE.colour])
    .setRoughnessFactor(CONCRETE.roughness)
    .setMetallicFactor(0);
  const root = document.createNode(name);
  document.createScene(name).addChild(root);
  const meshes = new Map<string, GlbMesh>();

  const meshFor = (prism: Prism) => {
    const { positions, normals, indices } = meshOf(prism, axis);
    const vectors = (values: readonly number[], factor: number) =>
      document.createAccessor().setType('VEC3').setBuffer(buffer).setArray(upright(values, factor));
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', vectors(positions, 1 / MM_IN_M))
      .setAttribute('NORMAL', vectors(normals, 1))
      .setIndices(document.createAccessor().setBuffer(buffer).setArray(Uint16Array.from(indices)))
      .setMaterial(material);
    return document.createMesh(name).addPrimitive(primitive);
  };

  prisms.forEach((prism, index) => {
    const { shape, at } = withoutPlace(prism);
    const key = JSON.stringify(shape);
    const mesh = meshes.get(key) ?? meshFor(shape);
    meshes.set(key, mesh);
    const [x, y] = at.map((value) => value / MM_IN_M) as [number, number];
    // For axis `x`, the outline and its place are (y, z) of the product.
    root.addChild(
      document
        .createNode(`${name}, part ${index + 1}`)
        .setMesh(mesh)
        .setTranslation(axis === 'z' ? [x, 0, -y] : [0, y, -x]),
    );
  });
  return new WebIO().writeBinary(document);
}

/** Moves a prism's first corner to the origin, so that equal prisms compare equal, and returns its place. */
function withoutPlace(prism: Prism): { readonly shape: Prism; readonly at: Point } {
  const [x, y] = prism.outline[0] ?? [0, 0];
  const moved = (ring: readonly Point[]) => ring.map(([a, b]): Point => [round(a - x), round(b - y)]);
  return {
    shape: { ...prism, outline: moved(prism.outline), holes: prism.holes.map(moved) },
    at: [x, y],
  };
}

/** Rounds to 0.001 mm, so that equal figures compare equal. */
const round = (value: number) => Math.round(value * 1000) / 1000;

/** Converts the product's (x, y, z), z upwards, to glTF's (x, z, -y). */
function upright(values: readonly number[], factor: number) {
  const turned = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 3) {
    turned[at] = (values[at] ?? 0) * factor;
    turned[at + 1] = (values[at + 2] ?? 0) * factor;
    turned[at + 2] = -(values[at + 1] ?? 0) * factor;
  }
  return turned;
}
