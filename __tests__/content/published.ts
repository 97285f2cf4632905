import { readdirSync } from 'node:fs';
import type { Entity, ManagedRecord } from '@/lib/records';
import { entities, fileOf } from '@/content/registry';
import { oneLanguage } from '@/lib/text';

const read = (entity: Entity) => jest.requireActual<readonly ManagedRecord[]>(`@/content/${fileOf(entity)}`);

/**
 * Records in display order, as the site's modules find them: those of `__tests__/company`, of the projects `sample` and
 * `export` the published ones. Read synchronously: test cases are generated from them.
 */
export const published = Object.fromEntries(entities.map((entity) => [entity, read(entity)])) as Readonly<
  Record<Entity, readonly ManagedRecord[]>
>;

const modulesIn = (folder: string, but: RegExp): object =>
  Object.assign(
    {},
    ...readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile() && !but.test(file.name))
      .map(({ name }) => jest.requireActual<object>(`@/${folder}/${name}`)),
  ) as object;

/** Texts of the public site outside the records, also those that `tables.ts` leaves to their pages. */
export const everyString = (language: 'en' | 'bn') =>
  ({
    ...oneLanguage(
      modulesIn('content/strings', /^(english|locales?|product-in|search-words|tables?)\./),
      language,
    ),
    ...modulesIn(`content/strings/${language}`, /^index\./),
  }) as Readonly<Record<string, unknown>>;

type Entry = readonly [path: string, text: string];

/** Every text inside a value, behind its path. */
export const entriesOf = (value: unknown, path = ''): readonly Entry[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) =>
        entriesOf(inner, path === '' ? name : `${path}.${name}`),
      );
