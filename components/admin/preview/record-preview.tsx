import { memo, Suspense } from 'react';
import { previews } from '@/components/admin/entities/previews';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { previewStrings } from '@/components/admin/strings/preview';
import type { Entity, ManagedRecord } from '@/content/registry';
import { PreviewFrame } from './preview-frame';
import { type PreviewWidth, previewWidths } from './preview-widths';

type RecordPreviewProps = {
  readonly entity: Entity;
  readonly value: ManagedRecord;
  readonly width: PreviewWidth;
};

/** A record as the website shows it, on a screen of the chosen width. Remembered: it follows the typing when there is time. */
export const RecordPreview = memo(function RecordPreview({ entity, value, width }: RecordPreviewProps) {
  const pictureUrl = usePictureUrl();
  const Preview = previews[entity];
  return (
    <PreviewFrame width={previewWidths[width]} title={previewStrings.title}>
      {Preview !== null && (
        <Suspense fallback={<p className="p-gutter">{previewStrings.loading}</p>}>
          <Preview value={value} pictureUrl={pictureUrl} />
        </Suspense>
      )}
    </PreviewFrame>
  );
});
