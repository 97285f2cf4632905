import { Suspense, useEffect } from 'react';
import { useEditSession } from '@/components/admin/store/use-edit-session';
import { useStudio } from '@/components/admin/store/use-studio';
import { loadMarkdownCheck } from '@/content/check/markdown-problem';
import { lazyPart } from '@/components/admin/shared/lazy-part';
import { editorStrings } from '@/components/admin/shared/strings/editor';
import { StudioLink } from '@/components/admin/shared/studio-link';
import { type Entity, registry } from '@/content/registry';
import { EditorSkeleton } from './editor-skeleton';
import { seedRecord } from './seed-record';

/** The schemas come with the form. */
const loadForm = () => import('./editor-form').then((module) => module.EditorForm);
const RecordForm = lazyPart(loadForm);
/** With it comes the parser that checks the links of an article. */
const loadArticleForm = () => Promise.all([loadForm(), loadMarkdownCheck()]).then(([form]) => form);
const ArticleForm = lazyPart(loadArticleForm);

type EditorScreenProps = {
  readonly entity: Entity;
  /** Of the record in the address; null for a new one. */
  readonly id: string | null;
  /** Id of the record that a new one starts from. */
  readonly from: string | null;
};

/** One visit to a record: opens it, keeps its id in the address, and shows the form or why there is none. */
export function EditorScreen({ entity, id, from }: EditorScreenProps) {
  const studio = useStudio();
  const [session, state] = useEditSession(entity, id, (ready) => seedRecord(ready, entity, from));
  const info = registry[entity];
  const EditorForm = info.isArticle ? ArticleForm : RecordForm;

  useEffect(() => {
    // Beside the content and the draft, not after them. Should it not arrive, showing it asks again and says so.
    (registry[entity].isArticle ? loadArticleForm : loadForm)().catch(() => undefined);
  }, [entity]);

  useEffect(() => {
    if (state.id === null || state.id === id) return;
    // Without a navigation: nothing is fetched, and Back does not lead through it.
    history.replaceState(null, '', `${location.pathname}?id=${encodeURIComponent(state.id)}`);
  }, [state.id, id]);

  if (studio.state.status.phase === 'insecure') {
    return (
      <>
        <h1 className="type-h3">{info.add.title}</h1>
        <p className="mt-3">{editorStrings.insecure(info.one)}</p>
      </>
    );
  }
  if (state.mode === 'missing') {
    return (
      <>
        <h1 className="type-h3">{editorStrings.missing.title(info.one)}</h1>
        <p className="mt-3">{editorStrings.missing.help}</p>
        <p className="mt-5">
          <StudioLink href={info.list.path} className="font-semibold underline underline-offset-4">
            {info.list.title}
          </StudioLink>
        </p>
      </>
    );
  }
  if (studio.content === null || state.mode === 'opening' || state.mode === 'closed') {
    return <EditorSkeleton entity={entity} />;
  }
  return (
    <Suspense fallback={<EditorSkeleton entity={entity} />}>
      <EditorForm session={session} state={state} />
    </Suspense>
  );
}
