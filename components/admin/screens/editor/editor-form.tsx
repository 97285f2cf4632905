import { TypedTextOffer } from './typed-text-offer';
import { site } from '@/components/admin/site';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type EditSession, useSession } from '@/components/admin/store/edit-session';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { HintsProvider, useSameTexts } from '@/components/admin/fields/bangla-hints';
import { recordHints } from '@/components/admin/records/record-hints';
import { type FieldMessages, recordMessages } from '@/components/admin/fields/messages';
import { announce } from '@/components/admin/ui/announce';
import { useLatest } from '@/components/admin/ui/use-latest';
import { IdField } from '@/components/admin/fields/id-field';
import { DatedField } from '@/components/admin/fields/dated-field';
import { RecordField } from '@/components/admin/fields/record-field';
import { isFree } from '@/components/admin/records/entities';
import { usePictureFacts } from '@/components/admin/records/picture-facts';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { editorStrings } from '@/components/admin/strings/editor';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import {
  DATED,
  type EntityForm,
  type FieldSpec,
  isRecord,
  type ManagedRecord,
  type PictureFacts,
  valueAt,
} from '@/lib/records';
import { EditorHeader, EditorNotices } from './editor-header';
import { CheckSummary, useFieldFromAddress } from './check-summary';
import { FieldGroups } from './field-groups';
import { isNamed, useRecordForm } from './use-record-form';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';

const PreviewPane = lazyPart(() => import('@/components/admin/preview'), 'PreviewPane');

type EditorFormProps = {
  readonly session: EditSession;
  /** See `EditorScreen`. */
  readonly isBeside?: true | undefined;
};

/** Form and preview of one record, saved as a draft. A key re-renders one field; the rest follows within 400 ms. */
export function EditorForm({ session, isBeside }: EditorFormProps) {
  const { entity } = session;
  const entityForm = site().formOf(entity);
  const { idField, titleField, titleOf, shownOn } = site().registry[entity];
  const own = site().fields[entity];
  const mode = useSession(session, (state) => state.mode);
  const id = useSession(session, (state) => state.id);
  const row = useStudio((studio) => (id === null ? null : studio.row(entity, id)));
  const form = useRecordForm(useController(), session, row);
  const readRecord = () => session.getState().value;
  // What is stored, within 400 ms of a key; what is typed while the browser refuses to store it.
  const isRefused = useStudio(({ state }) => state.save.kind === 'failed');
  const refused = useSession(session, (state) => (isRefused ? state.value : null));
  const value = refused ?? row?.value ?? readRecord();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setIsChecked] = useState(false);
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  // The hidden preview is not rendered: on phones it would slow down typing.
  const isWide = useMediaQuery('(width >= 80rem)');
  // An entry that no page shows has neither address nor preview.
  const isShown = shownOn.length > 0;
  const hasPreview = isShown && !isBeside;
  const [hasTypedText] = useState(() => session.typedText() !== null);
  const summary = useRef<HTMLDivElement>(null);
  const formElement = useRef<HTMLFormElement>(null);
  const isReadOnly = mode !== 'editing' || row?.state.kind === 'deleted';
  useFieldFromAddress(() => setIsChecked(true));

  const pictures = usePictureFacts(value);
  const messagesWith = useCallback(
    // Uses a placeholder id: a new record gets its id at the first change, so a missing one is no fault.
    (record: ManagedRecord, facts: PictureFacts) =>
      recordMessages(entity, entityForm, { ...record, [idField]: id ?? 'new' }, facts),
    [entity, entityForm, idField, id],
  );
  // Skips the check until messages can be visible.
  const isWatched = isChecked || touched.size > 0;
  const messages = useMemo(
    () => (isWatched ? messagesWith(value, pictures.facts) : noMessages),
    [isWatched, messagesWith, value, pictures.facts],
  );
  const shownMessages = useSameTexts(
    isChecked
      ? messages
      : new Map([...messages].filter(([path]) => touched.has(topOf(path)) && !isInNewRow(value, path))),
  );

  const check = async () => {
    await session.flush();
    setIsChecked(true);
    setTab('form');
    const isFine = messagesWith(readRecord(), await pictures.open()).size === 0;
    // Deferred: the summary is rendered after this update.
    requestAnimationFrame(() => {
      summary.current?.focus();
      if (!isFine) return;
      // A refused file or address is no part of the record, and two versions are no fault of it.
      const open = formElement.current?.querySelector('[id$="-message"]');
      const hints = recordHints(entity, entityForm.fields, readRecord()).size;
      const isOpen = Boolean(open) || row?.state.kind === 'review';
      announce(isOpen ? editorStrings.stillOpen : editorStrings.noProblems(hints));
    });
  };

  const leave = (control: string) => {
    setTouched((before) => (before.has(control) ? before : new Set(before).add(control)));
    if (control === titleField) void form.followTitle();
    if (!isReadOnly) form.follow(entityForm.fields, control);
    void session.flush();
  };

  // Stable callbacks: a save re-renders no field.
  const [handleDown, handleLeave] = useAfterPress(leave);
  const handleFits = useLatest((control: string) => form.fits(entityForm.fields, control));
  const handleRename = useLatest(form.renameByHand);
  const readTitle = useLatest(() => titleOf(readRecord()));

  return (
    <>
      <EditorHeader entity={entity} row={row} mode={mode} onCheck={() => void check()} isBeside={isBeside} />
      <EditorNotices row={row} entity={entity} mode={mode} />
      {hasTypedText && <TypedTextOffer session={session} />}
      {hasPreview && (
        <ToggleButtons
          label={tabTexts.name}
          choices={(['form', 'preview'] as const).map((name) => [name, tabTexts[name]])}
          chosen={tab}
          onChoose={setTab}
          className="mb-6 xl:hidden"
          buttonStyle="flex-1 border-b-4 border-concrete-200 aria-pressed:border-ink"
        />
      )}
      <div className={hasPreview ? 'gap-10 xl:grid xl:grid-cols-form-preview' : undefined}>
        <form
          ref={formElement}
          noValidate
          aria-label={editorStrings.form(site().registry[entity].singular)}
          onSubmit={(event) => event.preventDefault()}
          onPointerDownCapture={handleDown}
          className={`@container space-y-7 ${tab === 'form' ? '' : 'max-xl:hidden'}`}
        >
          <HintsProvider entity={entity} fields={entityForm.fields} record={value} onFits={handleFits}>
            {isChecked && <CheckSummary ref={summary} fields={entityForm.fields} messages={messages} />}
            <FieldGroups
              fields={fieldsOf(entityForm, id)}
              schema={entityForm.schema}
              readValue={(name) => readRecord()[name]}
            >
              {(spec) => {
                const Field = (own?.[spec.name] as typeof RecordField | undefined) ?? fieldFor(spec);
                return (
                  <Field
                    session={session}
                    spec={spec}
                    schema={entityForm.schema}
                    readTitle={readTitle}
                    messages={shownMessages}
                    isReadOnly={isReadOnly}
                    setterOf={form.setterOf}
                    onLeave={handleLeave}
                  />
                );
              }}
            </FieldGroups>
          </HintsProvider>
          {id !== null && isFree(entity) && isShown && (
            <IdField
              key={id}
              id={id}
              isPublished={isNamed(row)}
              isReadOnly={isReadOnly}
              onRename={handleRename}
            />
          )}
        </form>
        {hasPreview && (isWide || tab === 'preview') && (
          <div className="xl:sticky xl:top-20 xl:self-start">
            <PreviewPane entity={entity} value={value} />
          </div>
        )}
      </div>
    </>
  );
}

/**
 * Returns the handler of a press, and `leave` deferred until it ends. A blur comes between press and release: a message
 * that appeared then would move the pressed button from under the pointer, and the button would get no click.
 */
function useAfterPress(leave: (name: string) => void) {
  const waiting = useRef<string[]>(null);
  // The click follows the release in the same task.
  const handleRelease = useLatest(() => {
    setTimeout(() => {
      waiting.current?.forEach(leave);
      waiting.current = null;
    });
  });
  const handleDown = () => {
    waiting.current ??= [];
    addEventListener('pointerup', handleRelease, { once: true });
    addEventListener('pointercancel', handleRelease, { once: true });
  };
  const handleLeave = useLatest((name: string) => {
    if (waiting.current) waiting.current.push(name);
    else leave(name);
  });
  return [handleDown, handleLeave] as const;
}

const fieldFor = ({ name }: FieldSpec) => (name === DATED ? DatedField : RecordField);

/** Fields that the record of an id has. */
const fieldsOf = ({ fields }: EntityForm, id: string | null) =>
  fields.filter(({ of }) => of === undefined || of.includes(String(id)));

const noMessages: FieldMessages = new Map();

/** Returns the top-level field of a message's path, with `.bn` for Bangla: `title.bn`. */
const topOf = (path: string) => path.replace(/\..*/, '') + (path.endsWith('.bn') ? '.bn' : '');

/** Whether a path is in a row in which nobody has entered anything; its kind does not count. */
function isInNewRow(record: ManagedRecord, path: string) {
  const [, row = ''] = /^(.*\.\d+)\./.exec(path) ?? [];
  const value = row === '' ? null : valueAt(record, row.split('.'));
  return isRecord(value) && Object.keys(value).every((name) => name === 'kind');
}

const tabTexts = editorStrings.tabs;
