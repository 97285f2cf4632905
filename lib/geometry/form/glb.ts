import { Document, type Mesh as GlbMesh, WebIO } from '@gltf-transform/core';
import { linear, ROUGHNESS, meshOf, upright } from './mesh';
import type { Point } from './polygon';
import type { Form } from './schema';
import { type Prism, solve } from './solid';

const MM_IN_M = 1000;

/** What a 3D file states of its product; `source` is the address of the product's page. */
export type ShapeFacts = {
  readonly id: string;
  readonly title: string;
  readonly size: string;
  readonly source: string;
};

/** Surface of a model: its colour, `#rrggbb`, and a chamfer in mm, if the product states one. */
export type Finish = { readonly colour: string; readonly chamfer?: number | undefined };

/** Chamfer in mm of a model's upper edge: the stated one of a piece with upright sides, else none. */
export const chamferOf = ({ shape }: Form, stated = 0) => (shape === 'extrusion' ? stated : 0);

/**
 * Binary glTF 2.0 in metres, y upwards, the middle of the base at the origin. Equal prisms share one mesh.
 */
export async function glbOf(form: Form, { title: name, ...facts }: ShapeFacts, { colour, chamfer }: Finish) {
  const { axis, prisms } = solve(form).solid;
  const document = new Document();
  const buffer = document.createBuffer();
  const material = document
    .createMaterial('concrete')
    .setBaseColorFactor([...linear(colour), 1])
    .setRoughnessFactor(ROUGHNESS)
    .setMetallicFactor(0);
  const root = document.createNode(name).setExtras(facts);
  document.createScene(name).addChild(root);
  const meshes = new Map<string, GlbMesh>();

  const meshFor = (prism: Prism) => {
    const { positions, normals, uvs, indices } = meshOf(prism, axis, chamferOf(form, chamfer));
    const accessor = (
      type: 'VEC3' | 'VEC2' | 'SCALAR',
      values: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
    ) => document.createAccessor().setType(type).setBuffer(buffer).setArray(values);
    const inMetres = Float32Array.from(uvs, (value) => value / MM_IN_M);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', upright(positions, 1 / MM_IN_M)))
      .setAttribute('NORMAL', accessor('VEC3', upright(normals, 1)))
      .setAttribute('TEXCOORD_0', accessor('VEC2', inMetres))
      .setIndices(accessor('SCALAR', Uint16Array.from(indices)))
      .setMaterial(material);
    return document.createMesh(name).addPrimitive(primitive);
  };

  prisms.forEach((prism, index) => {
    const { shape, at } = withoutPlace(prism);
    // In steps of 0.001 mm, so that equal prisms have equal keys.
    const key = JSON.stringify(shape, (_, value) =>
      typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
    );
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

/** Moves a prism's first corner to the origin, and returns its place. */
function withoutPlace(prism: Prism): { readonly shape: Prism; readonly at: Point } {
  const [x, y] = prism.outline[0] ?? [0, 0];
  const moved = (ring: readonly Point[]) => ring.map(([a, b]): Point => [a - x, b - y]);
  return {
    shape: { ...prism, outline: moved(prism.outline), holes: prism.holes.map(moved) },
    at: [x, y],
  };
}
