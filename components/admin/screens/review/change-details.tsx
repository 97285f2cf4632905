import { FieldChanges } from './field-changes';
import type { ReviewItem } from './review-items';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { fullTitle } from '@/components/admin/records/row-text';
import { changeStrings } from '@/components/admin/strings/review';
import { movedIds } from '@/content/lib/moved-ids';
import type { Entity } from '@/content/registry';

/** What a change is: an order place by place, a record field by field. */
export function ChangeDetails({ item }: { readonly item: ReviewItem }) {
  if (item.kind === 'order') return <OrderChange entity={item.entity} />;
  const { published, draft, value } = item.row;
  return (
    <FieldChanges entity={item.entity} before={published} after={draft?.op === 'delete' ? null : value} />
  );
}

/** The records that were moved, each with its old and its new place; those that only made room are not named. */
function OrderChange({ entity }: { readonly entity: Entity }) {
  const { rows, publishedIds } = useStudio();
  const all = rows(entity);
  const before = publishedIds(entity);
  const moved = movedIds(
    before,
    all.map(({ id }) => id),
  );
  return (
    <ul className="list-disc space-y-1 pl-8">
      {all.map(
        (row, index) =>
          moved.has(row.id) && (
            <li key={row.id}>
              {fullTitle(row)}
              <span className="ml-2 text-concrete-600">
                {changeStrings.moved(before.indexOf(row.id) + 1, index + 1)}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
