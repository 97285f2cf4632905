import { strToU8, zipSync } from 'fflate';
import { chamferOf, type Finish, type ShapeFacts } from './glb';
import { bodyMeshOf, linear, ROUGHNESS, upright } from './mesh';
import type { Form } from './schema';
import { solve } from './solid';

const MM_IN_M = 1000;

/** Date of entries in archives, so that two builds are equal; ZIP knows none before 1980. */
export const ENTRY_DATE = '1980-01-01T00:00:00';

/** Lengths in bytes of a ZIP entry's header before its name, and of the header of its extra field. */
const ENTRY_HEAD = 30;
const EXTRA_HEAD = 4;
const ALIGNMENT = 64;
/** Kind of the extra field; any that ZIP does not assign. */
const PADDING = 12345;

/** USDZ (openusd.org/release/spec_usdz.html) for AR Quick Look: one stored layer, at a multiple of 64 bytes. */
export function usdzOf(form: Form, facts: ShapeFacts, { colour, chamfer }: Finish) {
  const name = `${facts.id}.usda`;
  const before = ENTRY_HEAD + name.length + EXTRA_HEAD;
  const extra = { [PADDING]: new Uint8Array((ALIGNMENT - (before % ALIGNMENT)) % ALIGNMENT) };
  return zipSync({
    [name]: [
      strToU8(layerOf(form, facts, chamferOf(form, chamfer), colour)),
      { level: 0, mtime: ENTRY_DATE, extra },
    ],
  });
}

/** A mesh with its material below one root, the middle of the base at the origin. */
function layerOf(form: Form, facts: ShapeFacts, chamfer: number, colour: string) {
  const mesh = bodyMeshOf(solve(form).solid, chamfer);
  const { indices } = mesh;
  const points = upright(mesh.positions, 1 / MM_IN_M);
  const normals = upright(mesh.normals, 1);
  const corners = [Math.min, Math.max].map((most) =>
    [0, 1, 2].map((axis) => points.filter((_, at) => at % 3 === axis).reduce((a, b) => most(a, b))),
  );
  // The name of a prim has letters, digits and underscores, and no digit at its start.
  const root = `Product_${facts.id.replaceAll(/\W/g, '_')}`;
  const stated = Object.entries(facts).map(([name, value]) => `string ${name} = ${JSON.stringify(value)}`);
  return `#usda 1.0
(
    customLayerData = {
        ${stated.join('\n        ')}
    }
    defaultPrim = "${root}"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "${root}" (
    kind = "component"
)
{
    def Mesh "Shape" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        float3[] extent = [${vectors(corners.flat())}]
        int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join()}]
        int[] faceVertexIndices = [${indices.join()}]
        rel material:binding = </${root}/Concrete>
        normal3f[] normals = [${vectors(normals)}] (
            interpolation = "vertex"
        )
        point3f[] points = [${vectors(points)}]
        uniform token subdivisionScheme = "none"
    }

    def Material "Concrete"
    {
        token outputs:surface.connect = </${root}/Concrete/Surface.outputs:surface>

        def Shader "Surface"
        {
            uniform token info:id = "UsdPreviewSurface"
            color3f inputs:diffuseColor = ${vectors(linear(colour))}
            float inputs:metallic = 0
            float inputs:roughness = ${ROUGHNESS}
            token outputs:surface
        }
    }
}
`;
}

/** Writes vectors of three numbers, in steps of 0.00001 (0.01 mm). */
const vectors = (values: ArrayLike<number>) =>
  Array.from({ length: values.length / 3 }, (_, index) => {
    const vector = [0, 1, 2].map((axis) => Number((values[3 * index + axis] ?? 0).toFixed(5)));
    return `(${vector.join()})`;
  }).join();
