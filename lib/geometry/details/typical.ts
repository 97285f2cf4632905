import { isHalfOf } from '../form/half-block';
import { channel, kerb, layers, pathEdge, plankWall, postPlan } from './grounds';
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
} as const satisfies Record<string, readonly [(units: Units) => Detail | undefined, ...UnitName[]]>;

export type DetailName = keyof typeof drawings;
export const detailNames = Object.keys(drawings) as readonly DetailName[];

/** Details by group, in the order of the page. */
export const detailGroups = {
  walls: ['jamb', 'lintel', 'corner', 'movement-joint'],
  kerbs: ['kerb', 'path-edge'],
  paving: ['layers', 'channel'],
  planks: ['post-plan', 'plank-wall'],
} as const satisfies Record<string, readonly DetailName[]>;

/**
 * Draws a detail and lists its notes; `digits` writes their numbers. Nothing where the form of a product is missing or the
 * blocks do not fit half bond.
 */
export function typicalDetail(name: DetailName, forms: Partial<Units>, digits?: (count: number) => string) {
  const [draw, ...names] = drawings[name];
  const units = forms as Units;
  if (names.some((unit) => forms[unit] === undefined)) return undefined;
  if (names.some((unit) => unit === 'half') && !isHalfOf(units.half, units.whole)) return undefined;
  const detail = draw(units);
  return detail && { ...drawDetail(detail, digits), notes: Object.keys(detail.notes) as readonly NoteName[] };
}
