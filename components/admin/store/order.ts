import type { Entity } from '@/content/registry';
import { mergeOrder } from '@/content/lib/three-way-merge';
import { isOrder, orderDraft } from './keys';
import type { Published } from './published';
import type { AnyDraft } from './types';

/** What is online and what lies here: everything that states and orders are computed from. */
export type World = {
  readonly published: Published;
  readonly drafts: ReadonlyMap<string, AnyDraft>;
  /** The website has changed since this tab was opened: `published` is not what is online. */
  readonly isOutdated: boolean;
};

/** The order without an order draft: as published, then the new records by id. */
export function defaultIds({ published, drafts }: World, entity: Entity): string[] {
  const added = [...drafts.values()]
    .filter((draft) => draft.entity === entity && !isOrder(draft))
    .map(({ id }) => id)
    .filter((id) => published.record(entity, id) === null)
    .sort();
  return [...published.ids(entity), ...added];
}

/** All ids of an entity in the order in which lists and the next build show them, deleted ones in place. */
export function displayIds(world: World, entity: Entity): string[] {
  const ids = defaultIds(world, entity);
  const order = orderDraft(world.drafts, entity);
  return order === null ? ids : mergeOrder(order, ids);
}
