import { registry } from '@/content/registry';
import { ORDER_ID } from './keys';
import type { World } from './order';
import type { Published } from './published';
import { makeRow } from './rows';
import { type ActionLabel, storeStrings } from './store-strings';
import type { RecordKey } from './studio-api';

const { actions, orderOf, records, several, titled } = storeStrings;

type Action = keyof typeof actions;

/** The title of a record as it stands now, and "the order of banners" for an order. */
export function titleIn(world: World, { entity, id }: RecordKey) {
  if (id === ORDER_ID) return orderOf(registry[entity].many);
  return makeRow(world, entity, id)?.title ?? id;
}

/** `Deleted “Solid Brick”`, `deletion of “Solid Brick”`. */
export const actionLabel = (action: Action, object: string): ActionLabel => ({
  done: `${actions[action].done} ${object}`,
  undo: `${actions[action].undo} ${object}`,
});

/** Label of an action on records: with a title for one, `Deleted 12 products` for several. */
export function recordsLabel(action: Action, world: World, keys: readonly RecordKey[]): ActionLabel {
  const [first, ...others] = keys;
  if (first === undefined) return actionLabel(action, records);
  if (others.length === 0) {
    const title = titleIn(world, first);
    return actionLabel(action, first.id === ORDER_ID ? title : titled(title));
  }
  const isOneEntity = others.every(({ entity }) => entity === first.entity);
  return actionLabel(action, several(keys.length, isOneEntity ? registry[first.entity].many : records));
}

/** Label of other values for a record: `typed` in its form, or set by an action. */
export function valueLabel(
  published: Published,
  { entity, id }: RecordKey,
  value: Readonly<Record<string, unknown>>,
  isTyped: boolean,
): ActionLabel {
  const isNew = published.record(entity, id) === null;
  const action = isNew ? 'wrote' : isTyped ? 'typed' : 'edited';
  return actionLabel(action, titled(published.title(entity, id, value)));
}
