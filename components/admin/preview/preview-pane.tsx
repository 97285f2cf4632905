import { useDeferredValue, useState } from 'react';
import { previews } from '@/components/admin/entities/previews';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { previewStrings } from '@/components/admin/strings/preview';
import type { Entity, ManagedRecord } from '@/content/registry';
import { PreviewDialog } from './preview-dialog';
import { PreviewChoices, usePreviewView } from './preview-choices';
import { RecordPreview } from './record-preview';
import { ShownOn } from './shown-on';
import { useFollowWriting } from './use-follow-writing';

type PreviewPaneProps = { readonly entity: Entity; readonly value: ManagedRecord };

/** Beside the form: the record as the website shows it, and the pages on which it stands. */
export function PreviewPane({ entity, value }: PreviewPaneProps) {
  return (
    <section aria-label={previewStrings.title}>
      {previews[entity] !== null && <LivePreview entity={entity} value={value} />}
      <ShownOn entity={entity} />
    </section>
  );
}

/** It follows the typing when there is time for it, and never slows it down. */
function LivePreview({ entity, value }: PreviewPaneProps) {
  const { view, ...choices } = usePreviewView(value, { width: '360', language: 'en' });
  const [isLarge, setIsLarge] = useState(false);
  const shown = useDeferredValue(value);
  const box = useFollowWriting();
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <PreviewChoices {...view} {...choices} />
        <button type="button" onClick={() => setIsLarge(true)} className={actionStyles.outline}>
          {previewStrings.large}
        </button>
      </div>
      <div
        ref={box}
        role="group"
        aria-label={previewStrings.record}
        // It scrolls and what it shows is inert, so the keyboard has to reach the box itself (axe, scrollable-region-focusable).
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[80dvh] overflow-y-auto border border-joint bg-paper" /* Never higher than the screen. */
      >
        <RecordPreview entity={entity} value={shown} {...view} />
      </div>
      {isLarge && (
        <PreviewDialog
          entity={entity}
          value={shown}
          language={view.language}
          onClosed={() => setIsLarge(false)}
        />
      )}
    </>
  );
}
