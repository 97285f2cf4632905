import { memo } from 'react';
import { previewStrings } from '@/components/admin/strings/preview';
import type { Entity, ManagedRecord } from '@/content/registry';
import { PreviewFrame } from './preview-frame';
import { PreviewPiece } from './preview-piece';
import { type PreviewWidth, previewWidths } from './preview-widths';

type RecordPreviewProps = {
  readonly entity: Entity;
  readonly value: ManagedRecord;
  readonly width?: PreviewWidth;
};

/** A record as the website shows it, on a screen of the chosen width. Remembered: it follows the typing when there is time. */
export const RecordPreview = memo(function RecordPreview({
  entity,
  value,
  width = 'full',
}: RecordPreviewProps) {
  return (
    <PreviewFrame width={previewWidths[width]} title={previewStrings.title}>
      <PreviewPiece entity={entity} value={value} />
    </PreviewFrame>
  );
});
