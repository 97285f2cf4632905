import { memo, useMemo, useState } from 'react';
import { previewStrings } from '@/components/admin/strings/preview';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import { hasLanguage, type Language } from '@/content/lib/language';
import type { ManagedRecord } from '@/content/registry';

/** Viewport widths of previews, in px. `full` is a desktop, scaled down to the available width. */
export const previewWidths = { '360': 360, '768': 768, full: 1440 } as const;

type PreviewWidth = keyof typeof previewWidths;

const { widths, languages, width: widthLabel, language: languageLabel } = previewStrings;

/** Width and language of a preview. */
export type PreviewView = { readonly width: PreviewWidth; readonly language: Language };

/** Returns the view of a preview and props for `PreviewChoices`. A record without Bangla is shown in English. */
export function usePreviewView(value: ManagedRecord, start: PreviewView) {
  const [{ width, language }, onChange] = useState(start);
  const hasBangla = hasLanguage(value, 'bn');
  const shownLanguage = hasBangla ? language : 'en';
  const view = useMemo(() => ({ width, language: shownLanguage }), [width, shownLanguage]);
  return { view, hasBangla, onChange };
}

type PreviewChoicesProps = PreviewView & {
  /** Whether to offer the choice of language. */
  readonly hasBangla: boolean;
  readonly onChange: (view: PreviewView) => void;
};

const buttonStyle =
  '-ml-px border border-concrete-400 bg-white first:ml-0 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper';

/** Toggles for viewport width and language of a preview. Memoized: typing does not re-render it. */
export const PreviewChoices = memo(function PreviewChoices({
  width,
  language,
  hasBangla,
  onChange,
}: PreviewChoicesProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <ToggleButtons
        label={widthLabel}
        choices={[
          ['360', widths.phone],
          ['768', widths.tablet],
          ['full', widths.computer],
        ]}
        chosen={width}
        onChoose={(next) => onChange({ width: next, language })}
        buttonStyle={buttonStyle}
      />
      {hasBangla && (
        <ToggleButtons
          label={languageLabel}
          choices={[
            ['en', languages.en],
            ['bn', languages.bn],
          ]}
          chosen={language}
          onChoose={(next) => onChange({ width, language: next })}
          buttonStyle={buttonStyle}
        />
      )}
    </div>
  );
});
