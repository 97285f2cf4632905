import { activityStrings } from '@/components/admin/strings/settings';
import { changedPlaces } from '@/lib/merge';
import { placeIn } from '@/lib/records';
import type { FieldChangesProps } from '@/components/admin/screens/review/field-changes';
import { entityFields } from '@/content/registry/forms';
import { shownTexts } from '@/content/registry/shown-texts';

/** Maximum number of fields named; the others are counted. */
const NAMED = 4;

/** Names the changed fields of a record; renders nothing for an added or deleted record. */
export function ChangedLabels({ entity, before, after }: FieldChangesProps) {
  if (before === null || after === null) return null;
  const labels = changedPlaces(entityFields[entity], shownTexts(before), shownTexts(after)).map(
    ({ path }) => placeIn(entityFields[entity], path).label,
  );
  return <span>{activityStrings.fields(labels.slice(0, NAMED), Math.max(0, labels.length - NAMED))}</span>;
}
