'use client';

import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/lib/records';
import { registry } from '@/content/registry';
import { ListSkeleton } from './list-skeleton';

/** Lazily loaded list of an entity's records: the route is shared with editors, which do not need it. */
export const ListPart = lazyPart(() => import('./record-list'), 'RecordList', <ListSkeleton />);

/** Screen with the list of one entity. */
export function ListScreen({ entity }: { readonly entity: Entity }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{registry[entity].list.title}</h1>
      <ListPart entity={entity} />
    </>
  );
}
