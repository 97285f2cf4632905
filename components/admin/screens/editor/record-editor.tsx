import { Suspense } from 'react';
import type { Entity } from '@/content/registry';
import { EditorRoute } from './editor-route.client';
import { EditorSkeleton } from './editor-skeleton';

/** The screen that adds and edits: `?id=` edits a record, `?from=` starts a new one from the values of another. */
export function RecordEditor({ entity }: { readonly entity: Entity }) {
  return (
    <Suspense fallback={<EditorSkeleton entity={entity} />}>
      <EditorRoute entity={entity} />
    </Suspense>
  );
}
