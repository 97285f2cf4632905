import { site } from '@/components/admin/site';
import { activityStrings } from '@/components/admin/strings/settings';
import { changedPlaces } from '@/lib/merge';
import { placeIn } from '@/lib/records';
import type { FieldChangesProps } from '@/components/admin/screens/review/field-changes';

/** Maximum number of fields named; the others are counted. */
const NAMED = 4;

/** Names the changed fields of a record; renders nothing for an added or deleted record. */
export function ChangedLabels({ entity, before, after }: FieldChangesProps) {
  if (before === null || after === null) return null;
  const labels = changedPlaces(
    site().formOf(entity).fields,
    site().shownTexts(before),
    site().shownTexts(after),
  ).map(({ path }) => placeIn(site().formOf(entity).fields, path).label);
  return <span>{activityStrings.fields(labels.slice(0, NAMED), Math.max(0, labels.length - NAMED))}</span>;
}
