'use client';

import { site } from '@/components/admin/site';
import { ScreenTitle } from '@/components/admin/ui/place-name';
import type { Entity } from '@/lib/records';
import { RecordList } from './record-list';

/** Screen with the list of one entity. */
export function ListScreen({ entity }: { readonly entity: Entity }) {
  return (
    <>
      <ScreenTitle of={site().registry[entity].list} />
      <RecordList entity={entity} />
    </>
  );
}
