import { useCallback, useState } from 'react';
import { noteOfMessage } from '@/components/admin/repository/commit-message';
import { type RecordVersion, type VersionPage, versionsOf } from '@/components/admin/repository/history';
import type { GitHost } from '@/components/admin/repository/host';
import type { RecordKey } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { historyStrings as texts } from '@/components/admin/strings/repository';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { askHost, useHistoryHost } from './use-history-host';
import { VersionDetail } from './version-detail';
import { versionTime } from '@/components/admin/lib/time-text';

type VersionsDialogProps = RecordKey & { readonly onClosed: () => void };

/** The commits that changed a record: who, when, with which note; each to be compared with the present one and restored. */
export function VersionsDialog({ entity, id, onClosed }: VersionsDialogProps) {
  const title = useStudio((studio) => studio.row(entity, id)?.title ?? '');
  const read = useCallback((host: GitHost) => versionsOf(host, { entity, id }), [entity, id]);
  const first = useHistoryHost(read);
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
    // Pressed twice, the same page arrives twice.
    setPage((page) =>
      page.next === next ? { versions: [...page.versions, ...more.versions], next: more.next } : page,
    );
  };

  if (chosen !== null)
    return <VersionDetail entity={entity} id={id} chosen={chosen} onBack={() => setChosen(null)} />;
  if (versions.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <ol className="border-t border-joint">
        {versions.map((item) => {
          const { commit, at, author, subject, body } = item.version;
          return (
            <li
              key={commit}
              className="grid items-center gap-x-4 border-b border-joint py-2 sm:grid-cols-label-text-action" /* Times in one column. */
            >
              <time dateTime={at} className="text-concrete-600 tabular-nums">
                {versionTime(at)}
              </time>
              <span className="min-w-0 wrap-anywhere">
                <b className="font-semibold">{author}</b>{' '}
                {item.value === null ? texts.gone : noteOfMessage(body) || subject}
              </span>
              <button
                type="button"
                onClick={() => setChosen(item)}
                className={`${actionStyles.outlineLow} justify-self-start`}
              >
                {texts.compare}
                <span className="sr-only"> {texts.of(versionTime(at))}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {next !== null && (
        <button type="button" onClick={() => void readOn()} className={`${actionStyles.outline} mt-4`}>
          {texts.more}
        </button>
      )}
      <p role="alert" className="mt-2 font-semibold empty:mt-0">
        {problem}
      </p>
    </>
  );
}
