import { type ComponentType, useEffect } from 'react';
import { type EditSession, useEditSession, useSession } from '@/components/admin/store/edit-session';
import { useRecords, useStudio } from '@/components/admin/store/studio-context.client';
import { loadMarkdownCheck } from '@/content/check/markdown-problem';
import { PartMissing, lazyPart } from '@/components/admin/ui/lazy-part';
import { editorStrings } from '@/components/admin/strings/editor';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { dayOf } from '@/content/lib/schedule';
import { entities, type Entity, registry } from '@/content/registry';
import { loadForm } from '@/content/registry/loaders';

type FormProps = { readonly session: EditSession };

/** Loads the form of an entity with schema and fields; for articles also the Markdown parser of the checks. */
async function loadEditor(entity: Entity): Promise<ComponentType<FormProps>> {
  const [{ EditorForm }, entityForm] = await Promise.all([
    import('./editor-form'),
    loadForm(entity),
    registry[entity].isArticle && loadMarkdownCheck(),
  ]);
  return function RecordForm(props: FormProps) {
    return <EditorForm {...props} entityForm={entityForm} />;
  };
}

const editorOf = (entity: Entity) => lazyPart(() => loadEditor(entity), <EditorSkeleton entity={entity} />);
const editors = Object.fromEntries(entities.map((entity) => [entity, editorOf(entity)])) as Readonly<
  Record<Entity, ReturnType<typeof editorOf>>
>;

type EditorScreenProps = {
  readonly entity: Entity;
  /** Id of the record in the address; null for a new one. */
  readonly id: string | null;
};

/** Opens a record, keeps its id in the address, and shows the form or the reason for its absence. */
export function EditorScreen({ entity, id }: EditorScreenProps) {
  const isInsecure = useStudio(({ state }) => state.status.phase === 'insecure');
  const session = useEditSession(entity, id, () => registry[entity].seed?.(dayOf(new Date())) ?? {});
  const mode = useSession(session, (state) => state.mode);
  const currentId = useSession(session, (state) => state.id);
  const records = useRecords(entity, true);
  const info = registry[entity];
  const Editor = editors[entity];

  useEffect(() => {
    // Preloads the form in parallel with records and draft. After a failure, rendering retries and reports it.
    loadEditor(entity).catch(() => undefined);
  }, [entity]);

  useEffect(() => {
    if (currentId === null || currentId === id) return;
    // Replaces the address without navigation: nothing is fetched, and no history entry is added.
    history.replaceState(null, '', `${location.pathname}?id=${encodeURIComponent(currentId)}`);
  }, [currentId, id]);

  if (isInsecure) {
    return (
      <>
        <h1 className="type-h3">{info.add.title}</h1>
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
            {info.list.title}
          </StudioLink>
        </p>
      </>
    );
  }
  if (records === 'missing') return <PartMissing />;
  if (records === 'loading' || mode === 'opening' || mode === 'closed') {
    return <EditorSkeleton entity={entity} />;
  }
  return <Editor key={session.formId} session={session} />;
}

/** Placeholder until the record is read: heading and boxes with the heights of typical fields. */
export function EditorSkeleton({ entity }: { readonly entity: Entity }) {
  return (
    <div data-needs-scripts>
      <h1 className="type-h3">{registry[entity].add.title}</h1>
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
