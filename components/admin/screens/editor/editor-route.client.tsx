'use client';

import { PlaceName, useTabTitle } from '@/components/admin/ui/place-name';
import { placeName } from '@/components/admin/lib/wording';
import { site } from '@/components/admin/site';
import { Suspense, Component, type ReactNode, useState, useEffect } from 'react';
import { type Entity, type ManagedRecord, loadMarkdownCheck, dayOf } from '@/lib/records';
import { useSearchParams } from 'next/navigation';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { saveFile } from '@/components/admin/ui/save-file';
import { editorStrings, crashStrings as texts } from '@/components/admin/strings/editor';
import { useEditSession, useSession } from '@/components/admin/store/edit-session';
import { useRecords, useStudio } from '@/components/admin/store/studio-context.client';
import { PartMissing, lazyPart } from '@/components/admin/ui/lazy-part';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { ListScreen } from '@/components/admin/screens/list/list-part.client';

/** Screen that adds a record, or edits the one named by `?id=`; without `id` shows the list of an entity whose records are fixed. */
export function RecordEditor({ entity }: { readonly entity: Entity }) {
  return (
    <Suspense fallback={<EditorSkeleton entity={entity} />}>
      <EditorRoute entity={entity} />
    </Suspense>
  );
}

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
    <section aria-label={texts.title}>
      <h1 className="type-h3">{texts.title}</h1>
      <p className="mt-3">{texts.help}</p>
      <div className="mt-5 flex flex-wrap gap-joint">
        <StudioButton label={texts.reload} look="solid" onPress={() => location.reload()} />
        <StudioButton label={texts.copy} onPress={copy} />
        <StudioButton label={texts.download} onPress={() => saveFile('unsaved-text.json', text)} />
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

type KeepReader = (readLast: () => ManagedRecord) => void;

/** Error boundary that can read the editor's last value, so that a crash loses no text. */
export class EditorBoundary extends Component<{ readonly children: (keep: KeepReader) => ReactNode }> {
  override state = { hasFailed: false };
  private readLast = (): ManagedRecord => ({});
  private readonly keep: KeepReader = (readLast) => {
    this.readLast = readLast;
  };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    if (this.state.hasFailed) return <EditorCrash value={this.readLast()} />;
    return this.props.children(this.keep);
  }
}

function EditorRoute({ entity }: { readonly entity: Entity }) {
  const idInAddress = useSearchParams().get('id');
  const { isSingle, isFixed } = site().registry[entity];
  const id = isSingle ? entity : idInAddress;
  // Nothing can be added there.
  if (isFixed && id === null) return <ListScreen entity={entity} />;
  return (
    <EditorBoundary key={entity}>
      {(keep) => <EditorScreen entity={entity} id={id} keepReader={keep} />}
    </EditorBoundary>
  );
}

/** Loads the form; for articles also the parser of the checks. */
async function loadForm(isArticle: boolean) {
  const [{ EditorForm }] = await Promise.all([import('./editor-form'), isArticle && loadMarkdownCheck()]);
  return { EditorForm };
}

const formPart = (isArticle: boolean) =>
  lazyPart(
    () => loadForm(isArticle),
    'EditorForm',
    ({ session }) => <EditorSkeleton entity={session.entity} />,
  );
const PlainForm = formPart(false);
const ArticleForm = formPart(true);

type EditorScreenProps = {
  readonly entity: Entity;
  readonly id: string | null;
  readonly keepReader: KeepReader;
  /** Whether the form is beside a page of the website, and not a screen of its own with a preview. */
  readonly isBeside?: true;
};

/** Opens a record, keeps its id in the address, and shows the form or the reason for its absence. */
export function EditorScreen({ entity, id, keepReader, isBeside }: EditorScreenProps) {
  const isInsecure = useStudio(({ state }) => state.status.phase === 'insecure');
  const session = useEditSession(entity, id, () => site().registry[entity].seed?.(dayOf(new Date())) ?? {});
  const mode = useSession(session, (state) => state.mode);
  const currentId = useSession(session, (state) => state.id);
  const records = useRecords(entity);
  const info = site().registry[entity];
  const isArticle = info.isArticle === true;
  const Editor = isArticle ? ArticleForm : PlainForm;

  useEffect(() => {
    // In parallel with records and draft. After a failure, rendering retries and reports it.
    loadForm(isArticle).catch(() => undefined);
  }, [isArticle]);

  useEffect(() => keepReader(() => session.getState().value), [keepReader, session]);

  useEffect(() => {
    if (currentId === null || currentId === id) return;
    // Replaces the address without navigation: nothing is fetched, and no history entry is added.
    history.replaceState(null, '', `${location.pathname}?id=${encodeURIComponent(currentId)}`);
  }, [currentId, id]);

  if (isInsecure) {
    return (
      <>
        <h1 className="type-h3">
          <PlaceName of={info.add} />
        </h1>
        <p className="mt-3">{editorStrings.insecure(info.singular)}</p>
      </>
    );
  }
  if (mode === 'missing') {
    return (
      <>
        <h1 className="type-h3">{editorStrings.missing.title(info.singular)}</h1>
        <p className="mt-3">{editorStrings.missing.help}</p>
        <p className="mt-5">
          <StudioLink href={info.list.path} className="font-semibold underline underline-offset-4">
            {placeName(info.list)}
          </StudioLink>
        </p>
      </>
    );
  }
  if (records === 'missing') return <PartMissing />;
  if (records === 'loading' || mode === 'opening' || mode === 'closed') {
    return <EditorSkeleton entity={entity} />;
  }
  return <Editor key={session.formId} session={session} isBeside={isBeside} />;
}

function EditorSkeleton({ entity }: { readonly entity: Entity }) {
  const { add } = site().registry[entity];
  useTabTitle(add);
  return (
    <div data-needs-scripts>
      <h1 className="type-h3">
        <PlaceName of={add} />
      </h1>
      <div aria-hidden="true" className="mt-16 grid gap-8 xl:grid-cols-2">
        <div className="space-y-7">
          {['h-20', 'h-20', 'h-48', 'h-20'].map((height, index) => (
            <div key={index} className={`bg-concrete-100 ${height}`} />
          ))}
        </div>
        <div className="h-96 bg-concrete-100" />
      </div>
    </div>
  );
}
