import type { Entity } from '../registry';

/** Version of the record format. Raise it with every schema change that rejects old records, and add a migration. */
export const RECORD_VERSION = 1;

/** Migrates a record to the next version. Receives unvalidated data, so it must accept anything. */
type RecordMigration = (entity: Entity, record: unknown) => unknown;

export type RecordMigrations = {
  readonly current: number;
  /** Keyed by the version that a step migrates from. */
  readonly steps: ReadonlyMap<number, RecordMigration>;
};

const recordMigrations: RecordMigrations = { current: RECORD_VERSION, steps: new Map() };

/** Migrates a record to the current version. Does not validate it; the schema does. */
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
