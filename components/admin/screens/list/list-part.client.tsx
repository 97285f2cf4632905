'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { type Entity, registry } from '@/content/registry';
import { ListSkeleton } from './list-skeleton';

const RecordList = lazyPart(() => import('./record-list').then((module) => module.RecordList));

/** The records of an entity, loaded apart: lists and editors are one route, and an editor does without. */
export function ListPart({ entity }: { readonly entity: Entity }) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <RecordList entity={entity} />
    </Suspense>
  );
}

/** The list of one entity, as a screen of its own. */
export function ListScreen({ entity }: { readonly entity: Entity }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{registry[entity].list.title}</h1>
      <ListPart entity={entity} />
    </>
  );
}
