import { type Entity, registry } from '@/content/registry';
import { ListPart } from './list-part.client';

/** The list of one entity, as a screen of its own. */
export function ListScreen({ entity }: { readonly entity: Entity }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{registry[entity].list.title}</h1>
      <ListPart entity={entity} />
    </>
  );
}
