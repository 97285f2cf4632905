import { Suspense } from 'react';
import { previews } from '@/components/admin/entities/previews';
import { previewStrings } from '@/components/admin/strings/preview';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import type { Entity, ManagedRecord } from '@/content/registry';

type PreviewPieceProps = { readonly entity: Entity; readonly value: ManagedRecord };

/** A record as the website shows it. */
export function PreviewPiece({ entity, value }: PreviewPieceProps) {
  const pictureUrl = usePictureUrl();
  const Preview = previews[entity];
  if (Preview === null) return null;
  return (
    <Suspense fallback={<p className="p-gutter">{previewStrings.loading}</p>}>
      <Preview value={value} pictureUrl={pictureUrl} />
    </Suspense>
  );
}
