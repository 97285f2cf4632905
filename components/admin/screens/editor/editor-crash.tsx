import { useState } from 'react';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { saveFile } from '@/components/admin/ui/save-file';
import { editorStrings } from '@/components/admin/strings/editor';
import type { ManagedRecord } from '@/content/registry';

const texts = editorStrings.crash;

/** The screen for unforeseen failures, with the text that was in the editor. */
export function EditorCrash({ value }: { readonly value: ManagedRecord }) {
  const [copied, setCopied] = useState<string | null>(null);
  const text = JSON.stringify(value, null, 2);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(texts.copied);
    } catch {
      // The browser may refuse; the text stands below and can be copied by hand.
      setCopied(texts.notCopied);
    }
  };

  return (
    <section aria-labelledby="crash-title">
      <h1 id="crash-title" className="type-h3">
        {texts.title}
      </h1>
      <p className="mt-3">{texts.help}</p>
      <div className="mt-5 flex flex-wrap gap-joint">
        <button type="button" onClick={() => location.reload()} className={actionStyles.solid}>
          {texts.reload}
        </button>
        <button type="button" onClick={() => void copy()} className={actionStyles.outline}>
          {texts.copy}
        </button>
        <button
          type="button"
          onClick={() => saveFile('unsaved-text.json', text)}
          className={actionStyles.outline}
        >
          {texts.download}
        </button>
      </div>
      <p role="status" className="mt-3">
        {copied}
      </p>
      <pre className="mt-5 max-h-96 overflow-auto border border-joint bg-paper p-4 text-sm whitespace-pre-wrap">
        {text}
      </pre>
    </section>
  );
}
