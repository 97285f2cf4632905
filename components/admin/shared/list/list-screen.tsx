import { Suspense } from 'react';
import { type Entity, registry } from '@/content/registry';
import { ListSkeleton } from './list-skeleton';
import { RecordList } from './record-list.client';

/** The list of one entity, as a screen of its own. */
export function ListScreen({ entity }: { readonly entity: Entity }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{registry[entity].list.title}</h1>
      <Suspense fallback={<ListSkeleton />}>
        <RecordList entity={entity} />
      </Suspense>
    </>
  );
}
