import { editorStrings } from '@/components/admin/strings/editor';

const texts = editorStrings.tabs;

export type EditorTab = 'form' | 'preview';

const tabs: readonly { readonly tab: EditorTab; readonly label: string }[] = [
  { tab: 'form', label: texts.form },
  { tab: 'preview', label: texts.preview },
];

type EditorTabsProps = { readonly tab: EditorTab; readonly onChange: (tab: EditorTab) => void };

/** Form or preview, where there is no room for both. */
export function EditorTabs({ tab, onChange }: EditorTabsProps) {
  return (
    <div role="group" aria-label={texts.name} className="mb-6 flex xl:hidden">
      {tabs.map((item) => (
        <button
          key={item.tab}
          type="button"
          aria-pressed={item.tab === tab}
          onClick={() => onChange(item.tab)}
          className="min-h-11 flex-1 cursor-pointer border-b-4 border-concrete-200 px-4 font-semibold aria-pressed:border-ink"
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}
