import type { GLTF } from '@gltf-transform/core';

/** One body of a 3D file: vertices and normals (three numbers each), triangles, and position; all in m. */
export type MeshPart = {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint16Array;
  readonly at: readonly number[];
};

/** Size in bytes of a GLB file's header, and of the header of each chunk (glTF 2.0, 4.4). */
const FILE_HEAD = 12;
const CHUNK_HEAD = 8;
const FLOAT = 4;
const SHORT = 2;

/** Parses the bodies of a GLB file of `lib/geometry/form/glb.ts`; throws for another structure. */
export function meshPartsOf(file: ArrayBuffer): readonly MeshPart[] {
  const bytes = new DataView(file);
  const length = bytes.getUint32(FILE_HEAD, true);
  const start = FILE_HEAD + CHUNK_HEAD;
  const text = new TextDecoder().decode(new Uint8Array(file, start, length));
  const { nodes = [], meshes = [], accessors = [], bufferViews = [] } = JSON.parse(text) as GLTF.IGLTF;
  const data = start + length + CHUNK_HEAD;

  const read = (index: number | undefined, width: number, size: number, value: (at: number) => number) => {
    const accessor = accessors[index ?? -1];
    const view = accessor && bufferViews[accessor.bufferView ?? -1];
    if (!view) throw new Error('This 3D file is written in an unknown way.');
    const from = data + (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
    const stride = view.byteStride ?? width * size;
    return Array.from({ length: accessor.count * width }, (_, at) =>
      value(from + Math.floor(at / width) * stride + (at % width) * size),
    );
  };
  const vectors = (index: number | undefined) =>
    Float32Array.from(read(index, 3, FLOAT, (at) => bytes.getFloat32(at, true)));

  return nodes.flatMap(({ mesh = -1, translation = [0, 0, 0] }) =>
    (meshes[mesh]?.primitives ?? []).map(({ attributes, indices }) => ({
      positions: vectors(attributes.POSITION),
      normals: vectors(attributes.NORMAL),
      indices: Uint16Array.from(read(indices, 1, SHORT, (at) => bytes.getUint16(at, true))),
      at: translation,
    })),
  );
}

/** Returns centre and half extents of the bounding box of all bodies. */
export function boundsOf(parts: readonly MeshPart[]) {
  const sides = [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (const { positions, at } of parts) {
      for (let index = axis; index < positions.length; index += 3) {
        const value = (positions[index] ?? 0) + (at[axis] ?? 0);
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    }
    return { middle: (low + high) / 2, half: (high - low) / 2 };
  });
  return { middle: sides.map(({ middle }) => middle), half: sides.map(({ half }) => half) };
}
