'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';
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
