import { Document, WebIO } from '@gltf-transform/core';
import { bodyMeshOf, linear, ROUGHNESS, upright } from './mesh';
import type { Form } from './schema';
import { solve } from './solid';

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

/** Binary glTF 2.0 in metres, y upwards, the middle of the base at the origin: one node with one mesh. */
export async function glbOf(form: Form, { title: name, ...facts }: ShapeFacts, { colour, chamfer }: Finish) {
  const document = new Document();
  const buffer = document.createBuffer();
  const material = document
    .createMaterial('concrete')
    .setBaseColorFactor([...linear(colour), 1])
    .setRoughnessFactor(ROUGHNESS)
    .setMetallicFactor(0);
  const accessor = (
    type: 'VEC3' | 'VEC2' | 'SCALAR',
    values: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setBuffer(buffer).setArray(values);
  const { positions, normals, uvs, indices } = bodyMeshOf(solve(form).solid, chamferOf(form, chamfer));
  // glTF 2.0, 3.6.2.4: the largest index is no corner.
  const Indices = positions.length / 3 < 2 ** 16 ? Uint16Array : Uint32Array;
  const inMetres = Float32Array.from(uvs, (value) => value / MM_IN_M);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', upright(positions, 1 / MM_IN_M)))
    .setAttribute('NORMAL', accessor('VEC3', upright(normals, 1)))
    .setAttribute('TEXCOORD_0', accessor('VEC2', inMetres))
    .setIndices(accessor('SCALAR', Indices.from(indices)))
    .setMaterial(material);
  const mesh = document.createMesh(name).addPrimitive(primitive);
  document.createScene(name).addChild(document.createNode(name).setMesh(mesh).setExtras(facts));
  return new WebIO().writeBinary(document);
}
