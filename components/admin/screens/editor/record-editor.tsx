import { Suspense } from 'react';
import type { Entity } from '@/content/registry';
import { EditorRoute } from './editor-route.client';
import { EditorSkeleton } from './editor-skeleton';

/** The screen that adds a record, or edits the one that `?id=` names. */
export function RecordEditor({ entity }: { readonly entity: Entity }) {
  return (
    <Suspense fallback={<EditorSkeleton entity={entity} />}>
      <EditorRoute entity={entity} />
    </Suspense>
  );
}
