import { settingsStrings } from '@/components/admin/strings/settings';
import { changedPlaces } from '@/content/lib/changed-places';
import { placeIn } from '@/content/lib/field-spec';
import type { Entity, ManagedRecord } from '@/content/registry';
import { entityFields } from '@/content/registry/forms';

/** Fields that are named; of more their number. */
const NAMED = 4;

type ChangedLabelsProps = {
  readonly entity: Entity;
  /** Null: the record was not there. */
  readonly before: ManagedRecord | null;
  readonly after: ManagedRecord | null;
};

/** Which fields of a record were changed, by their names. Nothing where the record came or went as a whole. */
export function ChangedLabels({ entity, before, after }: ChangedLabelsProps) {
  if (before === null || after === null) return null;
  const labels = changedPlaces(entityFields[entity], before, after).map(
    ({ path }) => placeIn(entityFields[entity], path).label,
  );
  return (
    <span>{settingsStrings.activity.fields(labels.slice(0, NAMED), Math.max(0, labels.length - NAMED))}</span>
  );
}
