import { channel, kerb, layers, pathEdge, plankWall, postPlan } from './grounds';
import type { DetailName } from './names';
import { type Detail, drawDetail, type NoteName, type UnitName, type Units } from './parts';
import { corner, jamb, lintel, movementJoint } from './walls';

/** Each detail, and the products that it shows. */
const drawings = {
  jamb: [jamb, 'whole', 'half'],
  lintel: [lintel, 'whole', 'half'],
  corner: [corner, 'whole', 'half'],
  'movement-joint': [movementJoint, 'whole', 'half'],
  kerb: [kerb, 'kerb', 'light', 'heavy'],
  'path-edge': [pathEdge, 'edging', 'light'],
  layers: [layers, 'heavy'],
  channel: [channel, 'channel', 'light'],
  'post-plan': [postPlan, 'plank'],
  'plank-wall': [plankWall, 'plank'],
} as const satisfies Record<DetailName, readonly [(units: Units) => Detail | undefined, ...UnitName[]]>;

/** Draws a detail and lists its notes; `digits` writes their numbers. Nothing where the form of a product is missing. */
export function typicalDetail(name: DetailName, forms: Partial<Units>, digits?: (count: number) => string) {
  const [draw, ...names] = drawings[name];
  const units = forms as Units;
  if (names.some((unit) => forms[unit] === undefined)) return undefined;
  const detail = draw(units);
  return detail && { ...drawDetail(detail, digits), notes: Object.keys(detail.notes) as readonly NoteName[] };
}
