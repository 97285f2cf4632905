import { activityStrings } from '@/components/admin/strings/settings';
import { changedPlaces } from '@/content/lib/changed-places';
import { placeIn } from '@/content/lib/field-spec';
import type { Entity, ManagedRecord } from '@/content/registry';
import { entityFields } from '@/content/registry/forms';

const NAMED = 4;

type ChangedLabelsProps = {
  readonly entity: Entity;
  readonly before: ManagedRecord | null;
  readonly after: ManagedRecord | null;
};

/** Names the changed fields of a record; renders nothing for an added or deleted record. */
export function ChangedLabels({ entity, before, after }: ChangedLabelsProps) {
  if (before === null || after === null) return null;
  const labels = changedPlaces(entityFields[entity], before, after).map(
    ({ path }) => placeIn(entityFields[entity], path).label,
  );
  return <span>{activityStrings.fields(labels.slice(0, NAMED), Math.max(0, labels.length - NAMED))}</span>;
}
