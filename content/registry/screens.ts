import { entities, registry } from '.';

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Every list, and every screen that adds and edits (`add`); `name` is the last part of its address. */
export const screens = entities.flatMap((entity) =>
  (registry[entity].isSingle ? (['add'] as const) : (['list', 'add'] as const)).map((kind) => {
    const { path, ...place } = registry[entity][kind];
    return { name: lastPart(path), entity, kind, place };
  }),
);
