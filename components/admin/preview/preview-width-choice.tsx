import { memo } from 'react';
import { previewStrings } from '@/components/admin/strings/preview';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import type { PreviewWidth } from './preview-widths';

type PreviewWidthChoiceProps = {
  readonly width: PreviewWidth;
  readonly onChange: (width: PreviewWidth) => void;
};

/** How wide the imagined screen is. Remembered: a key that is typed does not draw it again. */
export const PreviewWidthChoice = memo(function PreviewWidthChoice({
  width,
  onChange,
}: PreviewWidthChoiceProps) {
  return (
    <ToggleButtons
      label={previewStrings.width}
      choices={[
        ['360', '360'],
        ['768', '768'],
        ['full', previewStrings.fullWidth],
      ]}
      chosen={width}
      onChoose={onChange}
      buttonStyle="-ml-px border border-concrete-400 bg-white first:ml-0 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    />
  );
});
