import { ORDER_ID } from './keys';
import type { Published } from './published';
import type { RecordKey } from './studio-api';
import type { World } from './order';
import { makeRow } from './rows';
import { storeStrings } from './store-strings';
import { registry } from '@/content/registry';

const { deeds, labels, orderOf, records } = storeStrings;

/** The title of a record as it stands now, and "the order of banners" for an order. */
export function titleIn(world: World, { entity, id }: RecordKey) {
  if (id === ORDER_ID) return orderOf(registry[entity].many);
  return makeRow(world, entity, id)?.title ?? id;
}

/** Label of a step: `Deleted “Solid Brick”`, or `Deleted 12 products` for several. */
export function stepLabel(deed: string, world: World, keys: readonly RecordKey[]) {
  const [first, ...others] = keys;
  if (first === undefined) return deed;
  if (others.length === 0) {
    return (first.id === ORDER_ID ? labels.order : labels.record)(deed, titleIn(world, first));
  }
  const isOneEntity = others.every(({ entity }) => entity === first.entity);
  return labels.several(deed, keys.length, isOneEntity ? registry[first.entity].many : records);
}

/** Label of other values for a record, such as one visit to the editor. */
export function visitLabel(
  published: Published,
  { entity, id }: RecordKey,
  value: Readonly<Record<string, unknown>>,
) {
  const deed = published.record(entity, id) === null ? deeds.wrote : deeds.edited;
  return labels.record(deed, published.title(entity, id, value));
}
