import { entities, type Entity, registry } from '.';

/** A screen of an entity. `name` is the last part of its address. */
export type EntityScreen = {
  readonly name: string;
  readonly entity: Entity;
  /** `add` adds and edits; a single record has only this screen. */
  readonly kind: 'list' | 'add';
  readonly title: string;
};

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Every list, and every screen that adds and edits records. */
export const screens: readonly EntityScreen[] = entities.flatMap((entity) =>
  (registry[entity].isSingle ? (['add'] as const) : (['list', 'add'] as const)).map((kind) => {
    const { path, title } = registry[entity][kind];
    return { name: lastPart(path), entity, kind, title };
  }),
);
