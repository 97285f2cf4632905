import { entities, type Entity, registry } from '.';

/** A screen of an entity. Its name is the last part of its address. */
export type EntityScreen = {
  readonly name: string;
  readonly entity: Entity;
  /** `add` adds and edits; a single record has that screen alone. */
  readonly kind: 'list' | 'add';
  readonly title: string;
};

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The list of every entity, and the screen that adds and edits its records. */
export const screens: readonly EntityScreen[] = entities.flatMap((entity) =>
  (registry[entity].isSingle ? (['add'] as const) : (['list', 'add'] as const)).map((kind) => {
    const { path, title } = registry[entity][kind];
    return { name: lastPart(path), entity, kind, title };
  }),
);
