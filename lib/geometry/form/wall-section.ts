import { WALL_JOINT } from './joint';
import { holesOf, planOf } from './outlines';
import { area, boxOf, pointAt, type Polygon } from './polygon';
import type { Form } from './schema';

const MM_IN_M = 1000;

/**
 * Section of a block or brick that is laid in walls and has openings, from its nominal geometry; undefined for other forms.
 * Lengths in mm. `A`, `I`, `S` are of one metre of pieces, about the middle of the thickness, without joints, grout or
 * reinforcement: with mortar on the whole net area, and in `shells` on the face shells alone. `whole`: piece of the next
 * course.
 */
export function wallSectionOf(form: Form, whole: Form = form) {
  if (form.shape !== 'extrusion' || form.laying !== 'wall' || form.holes === undefined) return undefined;
  const { length, width, holes } = form;
  const [plan, openings] = [planOf(form), holesOf(holes)];
  const above = whole.shape === 'extrusion' && whole.holes ? holesOf(whole.holes) : [];
  const net = (of: (polygon: Polygon) => number) =>
    of(plan) - openings.reduce((sum, opening) => sum + of(opening), 0);
  const netArea = net(area);
  const perMetre = MM_IN_M / length;
  /** Area in mm², second moment of area in mm⁴, section modulus in mm³, of one metre; radius of gyration in mm. */
  const ofMetre = (areaOfMetre: number, moment: number) => {
    const [modulus, gyration] = [moment / (width / 2), Math.sqrt(moment / areaOfMetre)];
    return { areaOfMetre, moment, modulus, gyration };
  };
  const spanOf = (count: number, size: number) => (count - 1) * holes.pitch + size;
  const faceShell = (width - spanOf(holes.across, holes.width)) / 2;
  return {
    /** Plan area without and with openings, in mm². */
    netArea,
    grossArea: area(plan),
    /** Least thickness of the face shells, and of the webs at the ends and between openings. */
    faceShell,
    endWeb: (length - spanOf(holes.along, holes.length)) / 2,
    ...(holes.along > 1 && { middleWeb: holes.pitch - holes.length }),
    /** Net volume ÷ (length × height), as in ASTM C140. */
    equivalentThickness: netArea / length,
    ...ofMetre(netArea * perMetre, net(secondMoment) * perMetre),
    shells: ofMetre(2 * faceShell * MM_IN_M, ((width ** 3 - (width - 2 * faceShell) ** 3) / 12) * MM_IN_M),
    /** Opening common to a piece and the next course in half bond; absent where none meet, or where they are round. */
    ...(holes.radius < holes.width / 2 && commonOpening(openings, above, (length + WALL_JOINT) / 2)),
  };
}

/** Second moment of a polygon about the x axis, in mm⁴ (Green's theorem). */
const secondMoment = (polygon: Polygon) =>
  Math.abs(
    polygon.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = pointAt(polygon, index + 1);
      return sum + ((x * nextY - nextX * y) * (y * y + y * nextY + nextY * nextY)) / 12;
    }, 0),
  );

/** Longest box that an opening shares with one of the next course: half a piece, with its joint, along the length. */
function commonOpening(openings: readonly Polygon[], above: readonly Polygon[], shift: number) {
  const shared = openings.map(boxOf).flatMap(({ min, max }) =>
    above.map(boxOf).flatMap((next) =>
      [-shift, shift].map((by) => ({
        length: Math.min(max[0], next.max[0] + by) - Math.max(min[0], next.min[0] + by),
        width: Math.min(max[1], next.max[1]) - Math.max(min[1], next.min[1]),
      })),
    ),
  );
  const [common] = shared
    .filter(({ length, width }) => length > 0 && width > 0)
    .sort((a, b) => b.length - a.length);
  return common ? { common } : {};
}
