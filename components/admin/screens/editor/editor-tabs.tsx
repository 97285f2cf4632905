import { memo } from 'react';
import { editorStrings } from '@/components/admin/strings/editor';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';

const texts = editorStrings.tabs;

export type EditorTab = 'form' | 'preview';

type EditorTabsProps = { readonly tab: EditorTab; readonly onChange: (tab: EditorTab) => void };

/** Form or preview, where there is no room for both. Remembered: a key that is typed does not draw it again. */
export const EditorTabs = memo(function EditorTabs({ tab, onChange }: EditorTabsProps) {
  return (
    <ToggleButtons
      label={texts.name}
      choices={[
        ['form', texts.form],
        ['preview', texts.preview],
      ]}
      chosen={tab}
      onChoose={onChange}
      className="mb-6 xl:hidden"
      buttonStyle="flex-1 border-b-4 border-concrete-200 aria-pressed:border-ink"
    />
  );
});
