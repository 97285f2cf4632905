'use client';

import { Suspense, Component, type ReactNode, useState } from 'react';
import { type Entity, registry, type ManagedRecord } from '@/content/registry';
import { EditorSkeleton, EditorScreen } from './editor-screen';
import { useSearchParams } from 'next/navigation';
import { LastValueContext } from './last-value';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { saveFile } from '@/components/admin/ui/save-file';
import { editorStrings } from '@/components/admin/strings/editor';

/** Screen that adds a record, or edits the one named by `?id=`. */
export function RecordEditor({ entity }: { readonly entity: Entity }) {
  return (
    <Suspense fallback={<EditorSkeleton entity={entity} />}>
      <EditorRoute entity={entity} />
    </Suspense>
  );
}

const texts = editorStrings.crash;

/** Error screen of the editor, with the last value to copy or download. */
function EditorCrash({ value }: { readonly value: ManagedRecord }) {
  const [copied, setCopied] = useState<string | null>(null);
  const text = JSON.stringify(value, null, 2);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(texts.copied);
    } catch {
      // The browser may deny access to the clipboard; the text below can be copied manually.
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
        <StudioButton look="solid" onPress={() => location.reload()}>
          {texts.reload}
        </StudioButton>
        <StudioButton onPress={copy}>{texts.copy}</StudioButton>
        <StudioButton onPress={() => saveFile('unsaved-text.json', text)}>{texts.download}</StudioButton>
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

type EditorBoundaryProps = { readonly children: ReactNode };
type EditorBoundaryState = { readonly hasFailed: boolean };

/** Error boundary that can read the editor's last value, so that a crash loses no text. */
export class EditorBoundary extends Component<EditorBoundaryProps, EditorBoundaryState> {
  override state: EditorBoundaryState = { hasFailed: false };
  private readLast = (): ManagedRecord => ({});

  private readonly keep = (readLast: () => ManagedRecord) => {
    this.readLast = readLast;
  };

  static getDerivedStateFromError(): EditorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return <EditorCrash value={this.readLast()} />;
    return <LastValueContext value={this.keep}>{this.props.children}</LastValueContext>;
  }
}

function EditorRoute({ entity }: { readonly entity: Entity }) {
  const query = useSearchParams();
  return (
    <EditorBoundary key={entity}>
      <EditorScreen entity={entity} id={registry[entity].isSingle ? entity : query.get('id')} />
    </EditorBoundary>
  );
}
