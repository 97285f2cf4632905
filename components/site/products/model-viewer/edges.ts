import type { MeshPart } from './glb-parts';

/** Cosine of the angle (25°) below which adjacent faces count as one curved surface, without an edge. */
const SMOOTH = Math.cos((25 * Math.PI) / 180);
/** Maximum distance between equal vertices, in m. */
const SAME = 1e-5;

/** Returns the sharp edges of a body as pairs of vertices, three numbers each. */
export function sharpEdges({ positions, normals, indices }: MeshPart) {
  const open = new Map<string, readonly number[]>();
  const lines: number[] = [];
  const vector = (values: Float32Array, index: number) =>
    [0, 1, 2].map((axis) => values[index * 3 + axis] ?? 0);
  const keyOf = (corner: readonly number[]) => corner.map((value) => Math.round(value / SAME)).join();

  indices.forEach((from, at) => {
    const to = indices[at % 3 === 2 ? at - 2 : at + 1] ?? 0;
    const [start, end] = [vector(positions, from), vector(positions, to)];
    const key = [keyOf(start), keyOf(end)].sort().join(' ');
    const normal = vector(normals, from);
    const other = open.get(key);
    if (other === undefined) {
      open.set(key, normal);
      return;
    }
    open.delete(key);
    const cosine = normal.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);
    if (cosine < SMOOTH) lines.push(...start, ...end);
  });
  return Float32Array.from(lines);
}
