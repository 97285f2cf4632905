'use client';

import { useSearchParams } from 'next/navigation';
import { type Entity, registry } from '@/content/registry';
import { EditorBoundary } from './editor-boundary';
import { EditorScreen } from './editor-screen';

/** Reads from the address which record is edited. */
export function EditorRoute({ entity }: { readonly entity: Entity }) {
  const query = useSearchParams();
  return (
    <EditorBoundary key={entity}>
      <EditorScreen entity={entity} id={registry[entity].isSingle ? entity : query.get('id')} />
    </EditorBoundary>
  );
}
