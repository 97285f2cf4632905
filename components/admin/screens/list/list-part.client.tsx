'use client';

import { site } from '@/components/admin/site';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/lib/records';
import { ListSkeleton } from './list-skeleton';

/** Lazily loaded list of an entity's records: the route is shared with editors, which do not need it. */
export const ListPart = lazyPart(() => import('./record-list'), 'RecordList', <ListSkeleton />);

/** Screen with the list of one entity. */
export function ListScreen({ entity }: { readonly entity: Entity }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{site().registry[entity].list.title}</h1>
      <ListPart entity={entity} />
    </>
  );
}
