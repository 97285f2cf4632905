import { useId } from 'react';
import { useHistoryHost } from '@/components/admin/screens/history/use-history-host';
import { proposalStrings as texts } from '@/components/admin/strings/proposals';
import { versionTime } from '@/components/admin/lib/wording';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { proposalAuthor, proposalState, proposalSubject, readProposals } from './proposals-section';

/** The open proposals among what waits, each with a button to the review; nothing without a connection. */
export function ProposalsWaiting() {
  const headingId = useId();
  const list = useHistoryHost(readProposals);
  if (list.kind !== 'read' || list.value.length === 0) return null;
  return (
    <div className="mb-6 break-inside-avoid">
      <h3 id={headingId} className="mb-2 font-semibold">
        {texts.title}
      </h3>
      <ul aria-labelledby={headingId} className="border-t border-joint">
        {list.value.map((open) => (
          <li
            key={open.proposal.id}
            className="flex flex-wrap items-center gap-x-4 border-b border-joint py-1.5"
          >
            <StudioButton
              look="quietLow"
              commandfor={dialogIds.review}
              command="show-modal"
              className="-ml-2"
            >
              {proposalSubject(open.proposal)}
            </StudioButton>
            <span className="text-concrete-600">
              {proposalAuthor(open.proposal)}, {versionTime(open.proposal.at)}. {proposalState(open)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
