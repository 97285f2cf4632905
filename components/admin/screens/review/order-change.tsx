import { useStudio } from '@/components/admin/store/use-studio';
import { changeStrings } from '@/components/admin/strings/changes';
import type { Entity } from '@/content/registry';

/** The new order of an entity, with the place where each record was. */
export function OrderChange({ entity }: { readonly entity: Entity }) {
  const { rows, publishedIds } = useStudio();
  const places = new Map(publishedIds(entity).map((id, index) => [id, index + 1]));
  return (
    <ol className="list-decimal space-y-1 pl-8">
      {rows(entity).map(({ id, title }, index) => {
        const place = places.get(id);
        return (
          <li key={id}>
            {title || id}
            {place !== undefined && place !== index + 1 && (
              <span className="ml-2 text-concrete-600">{changeStrings.wasAt(place)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
