import { CloseDialog } from '@/components/admin/ui/dialog-frame';
import { previewStrings } from '@/components/admin/strings/preview';
import { Dialog } from '@/components/ui/dialog.client';
import type { Language } from '@/lib/text';
import type { Entity, ManagedRecord } from '@/lib/records';
import { PreviewChoices, usePreviewView, previewWidths, RecordPreview } from './record-preview';

const ID = 'studio-preview';

type PreviewDialogProps = {
  readonly entity: Entity;
  readonly value: ManagedRecord;
  readonly language?: Language;
  readonly onClosed: () => void;
};

/** Full-screen preview; mounted only while open. */
export function PreviewDialog({ entity, value, language = 'en', onClosed }: PreviewDialogProps) {
  const { view, ...choices } = usePreviewView(value, { width: 'full', language });
  return (
    <Dialog
      id={ID}
      aria-label={previewStrings.title}
      openOnMount
      onClosed={onClosed}
      className="p-0 open:block"
    >
      <div data-dialog-area="" className="flex h-full flex-col bg-concrete-200">
        <div className="flex flex-wrap items-center justify-between gap-3 bg-white p-3">
          <PreviewChoices {...view} {...choices} />
          <CloseDialog id={ID} />
        </div>
        <div
          role="region"
          aria-label={previewStrings.page}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to reach it (axe, scrollable-region-focusable)
          tabIndex={0}
          className="min-h-0 flex-1 overflow-auto"
        >
          <div className="mx-auto bg-paper" style={{ maxWidth: previewWidths[view.width] }}>
            <RecordPreview entity={entity} value={value} {...view} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
