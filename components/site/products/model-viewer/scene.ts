import { sharpEdges } from './edges';
import { boundsOf, type MeshPart } from './glb-parts';

/** Rotation of the product in degrees: around its vertical axis, and towards the viewer. */
export type Rotation = { readonly yaw: number; readonly pitch: number };

/** Initial view from front, right and above, as in the isometric drawing. */
export const START: Rotation = { yaw: -35, pitch: 30 };

/** Shades surfaces between the drawing's greys, lit from the upper left; edges have the colour of ink. */
const VERTEX = `
attribute vec3 corner, normal;
uniform mat3 turn;
uniform vec3 shift, scale;
varying float light;
void main() {
  gl_Position = vec4(turn * (corner + shift) * scale, 1.0);
  light = dot(turn * normal, vec3(-0.35, 0.75, 0.56));
}`;
const FRAGMENT = `
precision mediump float;
varying float light;
uniform float line;
void main() {
  vec3 face = mix(vec3(0.45, 0.43, 0.4), vec3(0.9, 0.89, 0.87), clamp(0.25 + 0.75 * light, 0.0, 1.0));
  gl_FragColor = vec4(mix(face, vec3(0.1, 0.09, 0.09), line), 1.0);
}`;

/** Share of the canvas that the product may fill. */
const MARGIN = 0.92;

/**
 * Returns a function that draws bodies in parallel projection with a rotation, in a canvas of the given size in px.
 * @throws Error if the browser cannot compile or link the shaders
 */
export function sceneOf(gl: WebGLRenderingContext, parts: readonly MeshPart[]) {
  const program = programOf(gl);
  const { middle, half } = boundsOf(parts);
  const [x = 0, y = 0, z = 0] = half;
  const radius = Math.hypot(x, y, z);
  const bodies = parts.map((part) => ({
    shift: part.at.map((value, axis) => value - (middle[axis] ?? 0)),
    corners: bufferOf(gl, gl.ARRAY_BUFFER, part.positions),
    normals: bufferOf(gl, gl.ARRAY_BUFFER, part.normals),
    triangles: bufferOf(gl, gl.ELEMENT_ARRAY_BUFFER, part.indices),
    count: part.indices.length,
    ...lines(gl, sharpEdges(part)),
  }));
  const place = (name: string) => gl.getUniformLocation(program, name);
  const [turn, shift, scale, line] = [place('turn'), place('shift'), place('scale'), place('line')];
  const corner = gl.getAttribLocation(program, 'corner');
  const normal = gl.getAttribLocation(program, 'normal');
  const take = (attribute: number, buffer: WebGLBuffer) => {
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, 3, gl.FLOAT, false, 0, 0);
  };

  return (turned: Rotation, width: number, height: number) => {
    gl.viewport(0, 0, width, height);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(1, 1);
    // Independent of the rotation: the product neither leaves the canvas nor changes its size.
    const zoom = MARGIN * Math.min(width / (2 * Math.hypot(x, z)), height / (2 * radius));
    gl.uniform3f(scale, (2 * zoom) / width, (2 * zoom) / height, -1 / radius);
    gl.uniformMatrix3fv(turn, false, matrixOf(turned));
    for (const body of bodies) {
      gl.uniform3fv(shift, body.shift);
      gl.uniform1f(line, 0);
      take(corner, body.corners);
      take(normal, body.normals);
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, body.triangles);
      gl.drawElements(gl.TRIANGLES, body.count, gl.UNSIGNED_SHORT, 0);
      gl.uniform1f(line, 1);
      take(corner, body.lines);
      gl.disableVertexAttribArray(normal);
      gl.drawArrays(gl.LINES, 0, body.lineCount);
    }
  };
}

const lines = (gl: WebGLRenderingContext, corners: Float32Array) => ({
  lines: bufferOf(gl, gl.ARRAY_BUFFER, corners),
  lineCount: corners.length / 3,
});

/** Returns the rotation matrix in column-major order: first around y, then around x. */
function matrixOf({ yaw, pitch }: Rotation) {
  const [a, b] = [yaw, pitch].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const [sinA, cosA, sinB, cosB] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b)];
  return [cosA, sinA * sinB, -sinA * cosB, 0, cosB, sinB, sinA, -cosA * sinB, cosA * cosB];
}

function bufferOf(gl: WebGLRenderingContext, kind: number, values: Float32Array | Uint16Array) {
  const buffer = gl.createBuffer();
  gl.bindBuffer(kind, buffer);
  gl.bufferData(kind, values, gl.STATIC_DRAW);
  return buffer;
}

function programOf(gl: WebGLRenderingContext) {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) throw new Error('This browser makes no shader.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) {
    throw new Error(gl.getProgramInfoLog(program) ?? 'The shaders do not link.');
  }
  gl.useProgram(program);
  return program;
}
