import { isHalfOf } from '../basis';
import type { Locale } from '../../../strings/locale';
import { productIn } from '../../../strings/product-in';
import { getProduct } from '..';
import { productTitle } from '../label';
import { channel, kerb, layers, pathEdge, plankWall, postPlan } from './grounds';
import { type Detail, drawDetail, unitIds, type UnitName, type Units } from './parts';
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

/** Draws a detail and lists its notes; nothing where a product is no longer sold or the blocks do not fit half bond. */
export function drawnDetail(name: DetailName, digits?: (count: number) => string) {
  const [draw, ...names] = drawings[name];
  const forms = names.map((unit) => [unit, getProduct(unitIds[unit])?.form] as const);
  const units = Object.fromEntries(forms) as Units;
  const isBroken = forms.some(([, form]) => form === undefined);
  if (isBroken || ('half' in units && !isHalfOf(units.half, units.whole))) return undefined;
  const detail = draw(units);
  return detail && { ...drawDetail(detail, digits), notes: Object.keys(detail.notes) as readonly NoteName[] };
}

type NoteName = keyof Detail['notes'];

/** The text of a note in a language: its own, or the title of a product, with the product's id. */
export function noteIn(note: NoteName, locale: Locale): { readonly text: string; readonly id?: string } {
  if (!isUnit(note)) return { text: locale.strings.details.notes[note] };
  const id = unitIds[note];
  const product = getProduct(id);
  return { text: product === undefined ? id : productTitle(productIn(product, locale)), id };
}

const isUnit = (note: NoteName): note is UnitName => note in unitIds;
