'use client';

import { site } from '@/components/admin/site';
import { PlaceName } from '@/components/admin/ui/place-name';
import type { Entity } from '@/lib/records';
import { RecordList } from './record-list';

/** Screen with the list of one entity. */
export function ListScreen({ entity }: { readonly entity: Entity }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">
        <PlaceName of={site().registry[entity].list} />
      </h1>
      <RecordList entity={entity} />
    </>
  );
}
