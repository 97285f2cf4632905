import { type Call, CallColleague } from '@/components/admin/screens/publish/call-colleague';
import { ProposalDetails } from './proposal-details';
import { useRef, useState } from 'react';
import { useHistoryHost } from '@/components/admin/screens/history/use-history-host';
import { findPublication } from '@/components/admin/repository/commit-content';
import { site } from '@/components/admin/site';
import {
  authorOfMessage,
  changesOfMessage,
  markOfMessage,
  noteOfMessage,
} from '@/components/admin/repository/commit-message';
import type { Row } from '@/components/admin/store/types';
import { type OpenProposal, openProposals } from '@/components/admin/repository/proposal';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { isRecord } from '@/lib/records';
import { proposalStrings as texts } from '@/components/admin/strings/proposals';
import { versionTime } from '@/components/admin/lib/wording';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { adminRoutes } from '@/components/admin/routes';
import { StudioButton } from '@/components/admin/ui/studio-button';

/** Reads the open proposals of the website, and ends the waiting of all others that this browser has made. */
function useProposals() {
  const { getState } = useController();
  return useHistoryHost(async (host, proposals) => {
    // Collected before the list is read, which lacks proposals made meanwhile.
    const waiting = [...getState().state.handed.values()].filter(({ to }) => to === 'proposal');
    const marks = new Set(waiting.map(({ mark }) => mark));
    const open = await openProposals(await proposals());
    const published = new Map<string, boolean>();
    for (const mark of marks) {
      const match = open.find(({ proposal }) => markOfMessage(proposal.body) === mark);
      if (match?.returned === null) continue;
      // Approved, unless it was returned, withdrawn, or closed at the host.
      published.set(mark, match === undefined && (await findPublication(host, mark)) !== null);
    }
    if (published.size > 0) await getState().endProposals(published);
    return open;
  });
}

type Done = { readonly count: number; readonly text: string; readonly call?: Call | undefined };

/** Open proposals: a colleague reviews and approves them or returns them, their author goes on or withdraws them. */
export function ProposalsSection() {
  const status = useRef<HTMLParagraphElement>(null);
  const [done, setDone] = useState<Done>({ count: 0, text: '' });
  const proposedCount = useStudio((studio) => studio.proposedCount);
  return (
    <section aria-label={texts.title} className="border border-concrete-400 p-5">
      <h3 className="font-semibold">{texts.title}</h3>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-2 font-semibold empty:mt-0 focus:outline-none"
      >
        {done.text}
      </p>
      {done.call && <CallColleague call={done.call} />}
      <ProposalList
        // Reads the list again after each action, and after “Propose”.
        key={`${done.count} ${proposedCount}`}
        onDone={(text, call) => {
          setDone(({ count }) => ({ count: count + 1, text, call }));
          // The pressed button unmounts with the list: focus moves to the status.
          status.current?.focus();
        }}
      />
    </section>
  );
}

type DoneHandler = { readonly onDone: (text: string, call?: Call) => void };

function ProposalList({ onDone }: DoneHandler) {
  const list = useProposals();
  if (list.kind === 'reading') return <p className="mt-2">{texts.reading}</p>;
  if (list.kind === 'failed')
    return <p className="mt-2">{list.isConnected ? list.text : texts.notConnected}</p>;
  if (list.value.length === 0) return <p className="mt-2">{texts.none}</p>;
  return (
    <ol className="mt-3 border-t border-joint">
      {list.value.map((open) => (
        <ProposalItem key={open.proposal.id} open={open} onDone={onDone} />
      ))}
    </ol>
  );
}

/** Returns who made a proposal: the account at the host, which alone is proved, and the signature of the studio. */
function proposalAuthor({ body, author }: OpenProposal['proposal']) {
  const signature = authorOfMessage(body);
  return signature === '' || signature === author ? author : `${signature} (${author})`;
}

const proposalSubject = ({ body, subject }: OpenProposal['proposal']) =>
  noteOfMessage(body) || subject.replace(/^content: /, '');

const proposalState = ({ returned }: OpenProposal) =>
  returned === null ? texts.waits : texts.returned(returned.by, returned.note);

function ProposalItem({ open, onDone }: DoneHandler & { readonly open: OpenProposal }) {
  const { proposal, preview } = open;
  const { at, isMine, page } = proposal;
  const who = proposalAuthor(proposal);
  const links = [
    [page, texts.atHost],
    [preview, texts.preview],
  ] as const;
  return (
    <li className="grid gap-x-4 border-b border-joint py-3 sm:grid-cols-label-text">
      <time dateTime={at} className="text-concrete-600 tabular-nums">
        {versionTime(at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b className="font-semibold">{who}</b>
          <span>{` ${isMine ? `${texts.mine} ` : ''}${proposalSubject(proposal)}`}</span>
        </p>
        <p className="text-concrete-600">{proposalState(open)}</p>
        <p className="flex flex-wrap gap-x-4">
          {links.map(
            ([href, text]) =>
              href !== null && (
                <a
                  key={text}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-block min-h-6 py-1 underline underline-offset-4"
                >
                  <span>{text}</span>
                  <span className="sr-only">{` ${texts.of(who)} ${texts.newTab}`}</span>
                </a>
              ),
          )}
        </p>
        <Disclosure summary={texts.details} about={texts.of(who)}>
          <ProposalDetails proposal={proposal} isReturned={open.returned !== null} onDone={onDone} />
        </Disclosure>
      </div>
    </li>
  );
}

/** The note with which a colleague has returned the user's proposal of a record; nothing without one. */
export function ReturnedNote({ row: { entity, id, title, published } }: { readonly row: Row }) {
  const list = useProposals();
  const steps = useStudio(({ state }) => state.steps);
  if (list.kind !== 'read') return null;
  const { inEnglish, titleOf } = site().registry[entity];
  // It may have another title since it was proposed.
  const written = steps.flatMap(({ changes }) =>
    changes.flatMap(({ after, ...of }) => {
      if (of.entity !== entity || of.id !== id || after === null || !('op' in after)) return [];
      return isRecord(after.value) ? titleOf(after.value) : [];
    }),
  );
  const titles = [title, published && titleOf(published), ...written];
  const open = list.value.find(
    ({ proposal, returned }) =>
      returned !== null &&
      proposal.isMine &&
      changesOfMessage(proposal.body).some(
        (change) => change.noun === inEnglish.singular && titles.includes(change.title),
      ),
  );
  return open === undefined ? null : (
    <p className="mb-6 border-l-4 border-ink bg-paper p-4 wrap-anywhere">{proposalState(open)}</p>
  );
}

/** The open proposals among what waits, each with a button to the review; without a connection, how to see them. */
export function ProposalsWaiting() {
  const list = useProposals();
  if (list.kind === 'failed' && !list.isConnected)
    return (
      <p className="mb-6">
        <StudioLink href={adminRoutes.settings} className="underline underline-offset-4">
          {texts.notConnected}
        </StudioLink>
      </p>
    );
  if (list.kind !== 'read' || list.value.length === 0) return null;
  return (
    <div className="mb-6 break-inside-avoid">
      <h3 className="mb-2 font-semibold">{texts.title}</h3>
      <ul aria-label={texts.title} className="border-t border-joint">
        {list.value.map((open) => (
          <li
            key={open.proposal.id}
            className="flex flex-wrap items-center gap-x-4 border-b border-joint py-1.5"
          >
            <StudioButton
              label={proposalSubject(open.proposal)}
              look="quietLow"
              commandfor={dialogIds.review}
              command="show-modal"
              className="-ml-2"
            />
            <span className="text-concrete-600">
              {`${proposalAuthor(open.proposal)}, ${versionTime(open.proposal.at)}. ${proposalState(open)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
