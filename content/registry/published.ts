import { withCrops } from '../../lib/pictures';
import {
  defineCollection,
  defineSingleton,
  onlineToday,
  type z,
  type Entity,
  type ManagedRecord,
} from '../../lib/records';
import { fileOf, registry, scheduleOf } from '.';

const pathOf = (entity: Entity) => `content/${fileOf(entity)}`;

/** Published records, validated, frozen and cropped; a ContentError names every problem at once. */
export const publishedRecords = <Schema extends z.ZodMiniType>(
  entity: Entity,
  schema: Schema,
  records: readonly unknown[],
) => {
  const { idField, min } = registry[entity];
  return defineCollection({ file: pathOf(entity), schema, records: withCrops(records), idField, min });
};

/** The published record of an entity with exactly one record. */
export const publishedRecord = <Schema extends z.ZodMiniType>(
  entity: Entity,
  schema: Schema,
  [record]: readonly unknown[],
) => defineSingleton({ file: pathOf(entity), schema, record: withCrops(record) });

/** Filters records by their schedule, as of the day of the build. */
export const onlineRecords = <Item extends ManagedRecord>(entity: Entity, records: readonly Item[]) =>
  onlineToday(records, { scheduleOf: (record) => scheduleOf(entity, record), min: registry[entity].min });
