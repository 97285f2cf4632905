import { previewStrings } from '@/components/admin/strings/preview';
import type { PreviewWidth } from './preview-widths';

const choices: readonly { readonly width: PreviewWidth; readonly label: string }[] = [
  { width: '360', label: '360' },
  { width: '768', label: '768' },
  { width: 'full', label: previewStrings.fullWidth },
];

type PreviewWidthChoiceProps = {
  readonly width: PreviewWidth;
  readonly onChange: (width: PreviewWidth) => void;
};

/** Toggle buttons: how wide the imagined screen is. */
export function PreviewWidthChoice({ width, onChange }: PreviewWidthChoiceProps) {
  return (
    <div role="group" aria-label={previewStrings.width} className="flex">
      {choices.map((choice) => (
        <button
          key={choice.width}
          type="button"
          aria-pressed={choice.width === width}
          onClick={() => onChange(choice.width)}
          className="-ml-px min-h-11 cursor-pointer border border-concrete-400 bg-white px-4 font-semibold first:ml-0 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
