import { Suspense } from 'react';
import type { Row } from '@/components/admin/store/types';
import { lazyPart } from '@/components/admin/ui/lazy-part';

type RowPreviewProps = { readonly row: Row; readonly onClosed: () => void };

/** The site's own components, loaded when a record is first looked at. */
const PreviewDialog = lazyPart(() =>
  import('@/components/admin/preview/preview-dialog').then((module) => module.PreviewDialog),
);

/** A record as the website would show it, from its row. */
export function RowPreview({ row, onClosed }: RowPreviewProps) {
  return (
    <Suspense fallback={null}>
      <PreviewDialog entity={row.entity} value={row.value} onClosed={onClosed} />
    </Suspense>
  );
}
