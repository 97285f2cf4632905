'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { type Entity, registry } from '@/content/registry';
import { EditorBoundary } from './editor-boundary';
import { EditorScreen } from './editor-screen';

type Visit = { readonly from: string | null; readonly count: number };

/** Reads from the address which record is edited. */
export function EditorRoute({ entity }: { readonly entity: Entity }) {
  const query = useSearchParams();
  const id = registry[entity].isSingle ? entity : query.get('id');
  const from = query.get('from');
  const [visit, setVisit] = useState<Visit>({ from, count: 0 });

  if (from !== visit.from) {
    // A new record that has just been given its id stays what it is; everything else is begun afresh.
    const isSameForm = from === null && id !== null;
    setVisit({ from, count: isSameForm ? visit.count : visit.count + 1 });
  }

  return (
    <EditorBoundary key={`${entity} ${visit.count}`}>
      <EditorScreen entity={entity} id={id} from={from} />
    </EditorBoundary>
  );
}
