import { readFileSync } from 'node:fs';
import { entities, type Entity, fileOf, type ManagedRecord } from '@/content/registry';

const read = (entity: Entity) =>
  JSON.parse(readFileSync(`content/${fileOf(entity)}`, 'utf8')) as readonly ManagedRecord[];

/** What the website shows now, in display order, read at once: tests are made from it before anything can be waited for. */
export const published = Object.fromEntries(entities.map((entity) => [entity, read(entity)])) as Readonly<
  Record<Entity, readonly ManagedRecord[]>
>;
