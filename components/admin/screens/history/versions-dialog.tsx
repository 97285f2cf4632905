import { recordActions } from '@/components/admin/actions/studio-actions';
import { draftedValue } from '@/components/admin/records/entities';
import { useState, useEffect, useRef } from 'react';
import { type RecordVersion, type VersionPage, versionsOf } from '@/components/admin/repository/history';
import type { RecordKey } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { editorStrings } from '@/components/admin/strings/editor';
import { historyStrings as texts } from '@/components/admin/strings/connection';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { ApprovedBy } from './what-changed';
import { isPublication, versionText } from './publication-text';
import { askHost, useHistoryHost } from './use-history-host';
import { versionTime } from '@/components/admin/lib/wording';
import { recordVersionAt } from '@/components/admin/repository/commit-content';
import { refusalText } from '@/components/admin/ui/announce';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import { sharedStrings } from '@/components/admin/strings/shared';
import { RECORD_VERSION } from '@/lib/exchange';
import { sameJson } from '@/lib/records';

/** Dialog of the commits that changed a record; each version can be compared with the current one and restored. */
export function VersionsDialog({ entity, id, onClosed }: RecordKey & { readonly onClosed: () => void }) {
  const title = useStudio((studio) => studio.row(entity, id)?.title ?? '');
  const first = useHistoryHost((host) => versionsOf(host, { entity, id }));
  return (
    <DialogFrame
      id="studio-versions"
      title={texts.versionsOf(title || id)}
      openOnMount
      onClosed={onClosed}
      className="max-w-5xl"
    >
      {first.kind === 'reading' && <p role="status">{texts.reading}</p>}
      {first.kind === 'failed' && (
        <p role="alert" className="font-semibold">
          {first.text}
        </p>
      )}
      {first.kind === 'read' && <VersionList entity={entity} id={id} first={first.value} />}
    </DialogFrame>
  );
}

function VersionList({ entity, id, first }: RecordKey & { readonly first: VersionPage }) {
  const [{ versions, next }, setPage] = useState(first);
  const [chosen, setChosen] = useState<RecordVersion | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const readOn = async () => {
    if (next === null) return;
    const answer = await askHost((host) => versionsOf(host, { entity, id }, next));
    if (answer.kind === 'failed') return setProblem(answer.text);
    setProblem(null);
    const { value: more } = answer;
    // Ignores a duplicate page after a double press.
    setPage((page) =>
      page.next === next ? { versions: [...page.versions, ...more.versions], next: more.next } : page,
    );
  };

  if (chosen !== null)
    return <VersionDetail entity={entity} id={id} chosen={chosen} onBack={() => setChosen(null)} />;
  const published = versions.filter(({ version }) => isPublication(version));
  const others = versions.filter(({ version }) => !isPublication(version));
  return (
    <>
      {published.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <VersionItems versions={published} onChoose={setChosen} />
      )}
      {others.length > 0 && (
        <Disclosure summary={texts.outside} className="mt-4">
          <VersionItems versions={others} onChoose={setChosen} />
        </Disclosure>
      )}
      {next !== null && <StudioButton label={texts.more} onPress={readOn} className="mt-4" />}
      <p role="alert" className="mt-2 font-semibold empty:mt-0">
        {problem}
      </p>
    </>
  );
}

type VersionItemsProps = {
  readonly versions: readonly RecordVersion[];
  readonly onChoose: (version: RecordVersion) => void;
};

const VersionItems = ({ versions, onChoose }: VersionItemsProps) => (
  <ol className="border-t border-joint">
    {versions.map((item) => {
      const { commit, at, author } = item.version;
      return (
        <li
          key={commit}
          className="grid items-center gap-x-4 border-b border-joint py-2 sm:grid-cols-label-text-action"
        >
          <time dateTime={at} className="text-concrete-600 tabular-nums">
            {versionTime(at)}
          </time>
          <span className="min-w-0 wrap-anywhere">
            <b className="font-semibold">{author}</b>
            <span>{` ${item.value === null ? texts.gone : versionText(item.version)}`}</span>
            <ApprovedBy version={item.version} />
          </span>
          <StudioButton
            label={texts.compare}
            about={texts.of(versionTime(at))}
            look="outlineLow"
            onPress={() => onChoose(item)}
            className="justify-self-start"
          />
        </li>
      );
    })}
  </ol>
);

type VersionDetailProps = RecordKey & {
  readonly chosen: RecordVersion;
  readonly onBack: () => void;
};

function VersionDetail({ entity, id, chosen, onBack }: VersionDetailProps) {
  const studio = useStudio();
  const { row, put, state } = studio;
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);
  // The pressed button has unmounted with the list: focus moves here.
  useEffect(() => heading.current?.focus(), []);
  const current = row(entity, id);
  const now = draftedValue(current);
  const { version, value } = chosen;
  const isSame = sameJson(now, value);

  const restore = async () => {
    const answer = await askHost((host) => recordVersionAt(host, version.commit));
    if (answer.kind === 'failed') return setMessage(answer.text);
    if (answer.value > RECORD_VERSION) return setMessage(texts.otherForm);
    const outcome =
      value === null
        ? await recordActions.delete.run(studio, current ? [current] : [])
        : await put({ entity, id }, value);
    if (outcome !== null) setMessage(outcome.ok ? texts.restored : refusalText(outcome));
  };

  return (
    <>
      <p ref={heading} tabIndex={-1} className="mb-4 focus:outline-none">
        {isSame ? texts.same : texts.question(versionTime(version.at))}
      </p>
      {!isSame && <FieldChanges entity={entity} before={now} after={value} />}
      <div className="mt-6 flex flex-wrap gap-2">
        {!isSame && state.status.phase === 'ready' && (
          <StudioButton label={texts.restore} look="solid" onPress={restore} />
        )}
        <StudioButton
          label={message === '' ? sharedStrings.cancel : editorStrings.actions.versions}
          onPress={onBack}
        />
      </div>
      <p role="status" className="mt-3 empty:mt-0">
        {message}
      </p>
    </>
  );
}
