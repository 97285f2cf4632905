import { previews } from '@/components/admin/entities/previews';
import { usePictureUrl } from '@/components/admin/shared/use-picture-url';
import type { Entity, ManagedRecord } from '@/content/registry';

type PreviewPieceProps = { readonly entity: Entity; readonly value: ManagedRecord };

/** A record as the website shows it. */
export function PreviewPiece({ entity, value }: PreviewPieceProps) {
  const pictureUrl = usePictureUrl();
  const Preview = previews[entity];
  return <Preview value={value} pictureUrl={pictureUrl} />;
}
