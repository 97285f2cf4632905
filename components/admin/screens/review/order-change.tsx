import { useStudio } from '@/components/admin/store/studio-context.client';
import { fullTitle } from '@/components/admin/records/row-text';
import { changeStrings } from '@/components/admin/strings/changes';
import { movedIds } from '@/content/lib/moved-ids';
import type { Entity } from '@/content/registry';

/** The records that were moved, each with its old and its new place; those that only made room are not named. */
export function OrderChange({ entity }: { readonly entity: Entity }) {
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
