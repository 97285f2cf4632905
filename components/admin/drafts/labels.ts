import type { Entity } from '@/content/lib/entities';
import { ORDER_ID } from './keys';
import type { Published } from './published';
import type { RecordKey } from './studio-api';
import type { World } from './order';
import { makeRow } from './rows';

const nouns: Readonly<Record<Entity, readonly [one: string, many: string]>> = {
  products: ['product', 'products'],
  blogs: ['blog', 'blogs'],
  services: ['service', 'services'],
  banners: ['banner', 'banners'],
  feedbacks: ['feedback', 'feedbacks'],
};

export const MERGED_LABEL = 'Merged with the newer version on the website';
export const MERGED_TABS_LABEL = 'Merged with changes of another tab';
export const RECOVERED_LABEL = 'Recovered what was not saved';
export const CARRIED_OVER_LABEL = 'Kept from the time without saving';

/** The title of a record as it stands now, and "the order of banners" for an order. */
export function titleIn(world: World, { entity, id }: RecordKey) {
  if (id === ORDER_ID) return `the order of ${nouns[entity][1]}`;
  return makeRow(world, entity, id)?.title ?? id;
}

/** Label of a step: `Deleted “Solid Brick”`, or `Deleted 12 products` for several. */
export function stepLabel(verb: string, world: World, keys: readonly RecordKey[]) {
  const [first, ...others] = keys;
  if (first === undefined) return verb;
  if (others.length === 0)
    return first.id === ORDER_ID ? `${verb} ${titleIn(world, first)}` : `${verb} “${titleIn(world, first)}”`;
  const isOneEntity = others.every(({ entity }) => entity === first.entity);
  return `${verb} ${keys.length} ${isOneEntity ? nouns[first.entity][1] : 'records'}`;
}

/** Label of one visit to the editor. */
export function visitLabel(
  published: Published,
  { entity, id }: RecordKey,
  value: Readonly<Record<string, unknown>>,
) {
  const verb = published.record(entity, id) === null ? 'Wrote' : 'Edited';
  return `${verb} “${published.title(entity, id, value)}”`;
}
