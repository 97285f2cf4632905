import { useState } from 'react';
import { CONTENT_PATH } from '@/components/admin/repository/commit-port';
import { noteOfMessage } from '@/components/admin/repository/commit-message';
import type { GitHost, CommitVersion } from '@/components/admin/repository/host';
import { historyStrings as texts } from '@/components/admin/strings/repository';
import { PublicationDetails } from './publication-details';
import { useHistoryHost } from './use-history-host';
import { versionTime } from '@/components/admin/lib/time-text';

/** Publications that are shown. */
const COUNT = 50;

const readLast = (host: GitHost) => host.historyOf(CONTENT_PATH.slice(0, -1), 1, COUNT);

/** The last publications in words, each with what it changed and the way back. */
export function WhatChanged() {
  const history = useHistoryHost(readLast);
  if (history.kind === 'reading') return <p role="status">{texts.reading}</p>;
  if (history.kind === 'failed') return <p role="alert">{history.text}</p>;
  if (history.value.length === 0) return <p>{texts.nothing}</p>;
  return (
    <ol className="border-t border-joint">
      {history.value.map((version) => (
        <Publication key={version.commit} version={version} />
      ))}
    </ol>
  );
}

function Publication({ version }: { readonly version: CommitVersion }) {
  const { at, author, subject, body, commit } = version;
  const [isOpen, setIsOpen] = useState(false);
  const note = noteOfMessage(body);
  return (
    <li
      className="grid gap-x-4 border-b border-joint py-2 sm:grid-cols-label-text" /* Times in one column. */
    >
      <time dateTime={at} className="text-concrete-600 tabular-nums">
        {versionTime(at)}
      </time>
      <p className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{author}</b> {subject}
        {note !== '' && <span className="block text-concrete-600">{note}</span>}
      </p>
      <details
        className="min-w-0 sm:col-start-2"
        onToggle={({ currentTarget }) => currentTarget.open && setIsOpen(true)}
      >
        <summary className="inline-block min-h-6 cursor-pointer py-1 underline underline-offset-4">
          {texts.details}
          <span className="sr-only">: {subject}</span>
        </summary>
        {isOpen && <PublicationDetails commit={commit} />}
      </details>
    </li>
  );
}
