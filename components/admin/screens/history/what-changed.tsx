import { site } from '@/components/admin/site';
import { useState } from 'react';
import { CONTENT_FOLDER, idIn, recordsAt } from '@/components/admin/repository/commit-content';
import { noteOfMessage } from '@/components/admin/repository/commit-message';
import type { CommitVersion } from '@/components/admin/repository/host';
import { historyStrings as texts } from '@/components/admin/strings/connection';
import { isPublication, publicationText } from './publication-text';
import { askHost, useHistoryHost } from './use-history-host';
import { versionTime } from '@/components/admin/lib/wording';
import { changesIn, type PastChange, withApprovers } from '@/components/admin/repository/history';
import { refusalText } from '@/components/admin/ui/announce';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { type Entity, type ManagedRecord, sameJson } from '@/lib/records';
import { ORDER_ID } from '@/lib/exchange';
import type { Studio } from '@/components/admin/store/studio';
import type { ImportedChange } from '@/components/admin/store/types';
import { mergeRecord } from '@/lib/merge';

/** Number of publications listed. */
const COUNT = 50;

/** Lists the last publications, each with its changes and a button that reverses it. */
export function WhatChanged() {
  const history = useHistoryHost(async (host) =>
    withApprovers(host, await host.historyOf(CONTENT_FOLDER, 1, COUNT)),
  );
  if (history.kind === 'reading') return <p role="status">{texts.reading}</p>;
  if (history.kind === 'failed') return <p role="alert">{history.text}</p>;
  const publications = history.value.filter(isPublication);
  const others = history.value.filter((version) => !isPublication(version));
  return (
    <>
      {publications.length === 0 ? <p>{texts.nothing}</p> : <PublicationList versions={publications} />}
      {others.length > 0 && (
        <Disclosure summary={texts.outside} className="mt-4">
          <PublicationList versions={others} />
        </Disclosure>
      )}
    </>
  );
}

const PublicationList = ({ versions }: { readonly versions: readonly CommitVersion[] }) => (
  <ol className="border-t border-joint">
    {versions.map((version) => (
      <Publication key={version.commit} version={version} />
    ))}
  </ol>
);

function Publication({ version }: { readonly version: CommitVersion }) {
  const { at, author, body, commit } = version;
  const note = noteOfMessage(body);
  const text = publicationText(version);
  return (
    <li className="grid gap-x-4 border-b border-joint py-2 sm:grid-cols-label-text">
      <time dateTime={at} className="text-concrete-600 tabular-nums">
        {versionTime(at)}
      </time>
      <p className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{author}</b>
        <span>{` ${text}`}</span>
        {note !== '' && <span className="block text-concrete-600">{note}</span>}
        <ApprovedBy version={version} />
      </p>
      <Disclosure summary={texts.details} about={`: ${text}`} className="min-w-0 sm:col-start-2">
        <PublicationDetails commit={commit} />
      </Disclosure>
    </li>
  );
}

/** Names who approved a publication, in a line of its own. */
export const ApprovedBy = ({ version: { approvedBy } }: { readonly version: CommitVersion }) =>
  approvedBy !== undefined && <span className="block text-concrete-600">{texts.approvedBy(approvedBy)}</span>;

function PublicationDetails({ commit }: { readonly commit: string }) {
  const studio = useStudio();
  const { getState } = useController();
  const [message, setMessage] = useState('');
  const details = useHistoryHost((host) => changesIn(host, commit));

  if (details.kind === 'reading') return <p role="status">{texts.reading}</p>;
  if (details.kind === 'failed') return <p role="alert">{details.text}</p>;
  if (details.value.length === 0) return <p>{texts.other}</p>;

  const undo = async () => {
    const touched = [...new Set(details.value.map(({ entity }) => entity))];
    await studio.needRecords(touched);
    const head = await askHost(async (host) => {
      const commit = await host.readHead();
      return Promise.all(touched.map(async (one) => [one, await recordsAt(host, one, commit)] as const));
    });
    if (head.kind === 'failed') return setMessage(head.text);
    // With the records that have arrived only now.
    const drafts = reversalOf(details.value, getState(), new Map(head.value));
    if (drafts.length === 0) return setMessage(texts.notUndone);
    const outcome = await studio.importChanges(drafts, [], 'reversed');
    setMessage(outcome.ok ? texts.undone(drafts.length) : refusalText(outcome));
  };

  return (
    <div className="mt-2 mb-3">
      <ul className="list-disc pl-5">
        {details.value.map((change) => (
          <li key={`${change.entity} ${change.kind === 'order' ? ORDER_ID : change.id}`}>
            {inWords(change, studio.named)}
          </li>
        ))}
      </ul>
      {studio.state.status.phase === 'ready' && (
        <StudioButton label={texts.undo} onPress={undo} className="mt-3" />
      )}
      <p role="status" className="mt-2 empty:mt-0">
        {message}
      </p>
    </div>
  );
}

function inWords(change: PastChange, named: Studio['named']) {
  const { singular, plural, titleOf } = site().registry[change.entity];
  const { verbs } = texts;
  if (change.kind === 'order') return texts.change(verbs.order, plural, null);
  const { before, after, id } = change;
  const title = titleOf(named(change.entity, after ?? before ?? {})) || id;
  const verb = before === null ? verbs.add : after === null ? verbs.delete : verbs.edit;
  return texts.change(verb, singular, title);
}

/**
 * Returns changes that reverse a publication and keep later ones; a field changed again becomes a dispute.
 * @param head records of the repository now, by entity; the website may not show them yet.
 */
export function reversalOf(
  changes: readonly PastChange[],
  { row }: Pick<Studio, 'row'>,
  head: ReadonlyMap<Entity, readonly ManagedRecord[]>,
): readonly ImportedChange[] {
  const reversed = changes.map((change): ImportedChange | null => {
    const { entity, kind } = change;
    const records = head.get(entity) ?? [];
    if (kind === 'record') {
      const now = records.find((record) => idIn(entity, record) === change.id) ?? null;
      return reversedRecord(change, now, row(entity, change.id)?.published ?? null);
    }
    const { before, after } = change;
    if (sameJson(ids(entity, records), before)) return null;
    return { entity, id: ORDER_ID, baseIds: after, ids: before, isSent: true };
  });
  return reversed.filter((change) => change !== null);
}

const ids = (entity: Entity, records: readonly ManagedRecord[]) =>
  records.map((record) => idIn(entity, record));

function reversedRecord(
  { entity, id, before, after }: Extract<PastChange, { kind: 'record' }>,
  now: ManagedRecord | null,
  published: ManagedRecord | null,
): ImportedChange | null {
  const merge = mergeRecord({ base: after, mine: before, theirs: now });
  const isOnline = sameJson(now, published);
  // A change that cannot be merged gets the reversed version as base, so that the review shows both sides.
  if (merge.kind !== 'merged' && !isOnline) return null;
  const base = merge.kind === 'merged' ? published : after;
  const value = merge.kind === 'merged' ? merge.value : before;
  if (sameJson(value, now)) return null;
  const start = { entity, id, base, ...(!isOnline && { sent: [now] }) };
  return value === null ? { ...start, op: 'delete', value: now } : { ...start, op: 'put', value };
}
