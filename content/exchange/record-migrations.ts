import type { Entity } from '../registry';

/** The form of the records. Raise it with every change of a schema that old records do not fit, and add a migration. */
export const RECORD_VERSION = 1;

/** Takes a record from one version to the next. It is given what a file holds, so it must bear anything. */
type RecordMigration = (entity: Entity, record: unknown) => unknown;

export type RecordMigrations = {
  readonly current: number;
  /** By the version that a step starts from. */
  readonly steps: ReadonlyMap<number, RecordMigration>;
};

/** One step for every version that there has been before today's. */
const recordMigrations: RecordMigrations = { current: RECORD_VERSION, steps: new Map() };

/** A record of an older version in today's form. Whether it is valid is the schema's question, not asked here. */
export function migrateRecord(
  entity: Entity,
  record: unknown,
  from: number,
  { current, steps }: RecordMigrations = recordMigrations,
) {
  let migrated = record;
  for (let version = from; version < current; version += 1) {
    const step = steps.get(version);
    if (step !== undefined) migrated = step(entity, migrated);
  }
  return migrated;
}
