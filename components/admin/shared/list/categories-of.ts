import type { Content } from '@/components/admin/drafts/studio-api';
import type { Entity } from '@/content/lib/entities';

/** The categories that the schema of an entity allows, as spelt there; none where it has no category. */
export function categoriesOf({ managed }: Content, entity: Entity): readonly string[] {
  // Asked of the schema itself, without loading the schema library into the list.
  const field: unknown = managed[entity].schema.shape.category;
  const options: unknown = typeof field === 'object' && field !== null ? Reflect.get(field, 'options') : [];
  return Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [];
}
