import { Suspense } from 'react';
import { entityInfo } from '@/components/admin/shared/entities';
import type { Entity } from '@/content/lib/entities';
import { ListSkeleton } from './list-skeleton';
import { RecordList } from './record-list.client';

/** The list of one entity, as a screen of its own. */
export function ListScreen({ entity }: { readonly entity: Entity }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{entityInfo[entity].listTitle}</h1>
      <Suspense fallback={<ListSkeleton />}>
        <RecordList entity={entity} />
      </Suspense>
    </>
  );
}
