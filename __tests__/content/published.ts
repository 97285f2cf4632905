import { readFileSync } from 'node:fs';
import { entities, type Entity, fileOf, type ManagedRecord } from '@/content/registry';

const read = (entity: Entity) =>
  JSON.parse(readFileSync(`content/${fileOf(entity)}`, 'utf8')) as readonly ManagedRecord[];

/** Published records in display order, read synchronously: test cases are generated from them. */
export const published = Object.fromEntries(entities.map((entity) => [entity, read(entity)])) as Readonly<
  Record<Entity, readonly ManagedRecord[]>
>;
