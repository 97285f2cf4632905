import { withCrops } from '../../lib/pictures';
import {
  buildDay,
  ContentError,
  defineCollection,
  defineSingleton,
  onDay,
  onlineToday,
  toForm,
  unknownNames,
  type z,
  type Entity,
  type ManagedRecord,
} from '../../lib/records';
import { fileOf, isOnWebsite, registry, scheduleOf } from '.';
import { shownTexts } from './shown-texts';

const pathOf = (entity: Entity) => `content/${fileOf(entity)}`;

/** A record with its changes with a date, as of the day of the build. */
const ofThisBuild = <Item>(record: Item): Item => Object.freeze(onDay(record, buildDay()));

/** Published records, validated, frozen and cropped; a ContentError names every problem at once. */
export const publishedRecords = <Schema extends z.ZodMiniType>(
  entity: Entity,
  schemaOf: () => Schema,
  records: readonly unknown[],
) => {
  const { idField, min } = registry[entity];
  return defineCollection({
    file: pathOf(entity),
    schema: schemaOf(),
    records: withCrops(shownTexts(records)),
    idField,
    min,
  }).map((record) => ofThisBuild(record));
};

/** The published record of an entity with exactly one record. */
export const publishedRecord = <Schema extends z.ZodMiniType>(
  entity: Entity,
  schemaOf: () => Schema,
  [record]: readonly unknown[],
) =>
  ofThisBuild(
    defineSingleton({ file: pathOf(entity), schema: schemaOf(), record: withCrops(shownTexts(record)) }),
  );

/** Filters records by their schedule, as of the day of the build; none if the page that lists them is off. */
export const onlineRecords = <Item extends ManagedRecord>(entity: Entity, records: readonly Item[]) =>
  isOnWebsite(entity)
    ? onlineToday(records, { scheduleOf: (record) => scheduleOf(entity, record), min: registry[entity].min })
    : [];

/**
 * @param known the published records of the entities that the records name, by entity.
 * @throws ContentError naming every unknown record that an entity's records name.
 */
export function requireRecords(
  entity: Entity,
  schemaOf: () => z.ZodMiniObject,
  records: readonly ManagedRecord[],
  known: Partial<Record<Entity, readonly ManagedRecord[]>>,
) {
  const problems = unknownNames(toForm(schemaOf()).fields, records, (named) => {
    const { singular, idField } = registry[named];
    return { singular, ids: known[named]?.map((record) => record[idField]) ?? [] };
  });
  if (problems.length > 0) throw new ContentError(pathOf(entity), problems);
}
