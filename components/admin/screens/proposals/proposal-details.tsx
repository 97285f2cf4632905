import { site } from '@/components/admin/site';
import { useMemo, useRef, useState } from 'react';
import { PictureUrlContext } from '@/components/admin/records/use-picture-url';
import { markOfMessage } from '@/components/admin/repository/commit-message';
import type { Proposal, ProposalHost } from '@/components/admin/repository/proposal';
import { approve, readProposal } from '@/components/admin/repository/proposal-flow';
import {
  askHost,
  type HostRequest,
  useHistoryHost,
} from '@/components/admin/screens/history/use-history-host';
import { importChosen, type ImportItem, importItems } from '@/components/admin/screens/publish/import-plan';
import {
  changeTitle,
  ImportReview,
  useBroughtPictures,
} from '@/components/admin/screens/publish/import-review';
import {
  ProblemList,
  PublishOutcome,
  type PublishResult,
} from '@/components/admin/screens/publish/publish-outcome';
import type { Call } from '@/components/admin/screens/publish/call-colleague';
import { commitPage } from '@/components/admin/repository/connection';
import { askForOpenPublications } from '@/components/admin/screens/publish/open-publications';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import type { Studio } from '@/components/admin/store/studio';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { proposalStrings as texts } from '@/components/admin/strings/proposals';
import { LabelledInput } from '@/components/admin/ui/labelled-input';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { type CheckedBundle, NOTE_LENGTH } from '@/lib/exchange';
import type { ManagedRecord } from '@/lib/records';

type ProposalDetailsProps = {
  readonly proposal: Proposal;
  readonly isReturned: boolean;
  /** Called with a sentence once the proposal is closed or changed, and with what its author can be told. */
  readonly onDone: (text: string, call?: Call) => void;
};

/** The changes of a proposal, before and after, with what can be done with it. */
export function ProposalDetails(props: ProposalDetailsProps) {
  const { proposal } = props;
  const details = useHistoryHost((host) => readProposal(host, proposal));
  if (details.kind === 'reading') return <p role="status">{texts.reading}</p>;
  if (details.kind === 'failed') return <p role="alert">{details.text}</p>;
  if (details.value.ok) return <OpenedProposal {...props} bundle={details.value.value} />;
  return (
    <div role="alert" className="mt-2 mb-3">
      <p>{texts.foreign}</p>
      <ProblemList problems={details.value.problems} />
    </div>
  );
}

/** Runs an action at the host; `toResult` turns its answer into what is shown. */
type Act = <Value>(
  ask: HostRequest<Value>,
  toResult: (value: Value) => PublishResult | string | Promise<PublishResult | string>,
  call?: Omit<Call, 'records'>,
) => Promise<void>;

function OpenedProposal({
  proposal,
  isReturned,
  bundle,
  onDone,
}: ProposalDetailsProps & { readonly bundle: CheckedBundle }) {
  const { changes, importChanges } = useStudio();
  const details = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const [isContinued, setIsContinued] = useState(false);
  const [result, setResult] = useState<PublishResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const items = useMemo(() => importItems(bundle, changes), [bundle, changes]);

  const act: Act = async (ask, toResult, call) => {
    if (isBusy) return;
    setIsBusy(true);
    setResult(null);
    const answer = await askHost(ask);
    setIsBusy(false);
    if (answer.kind === 'failed') return setResult(answer);
    const next = await toResult(answer.value);
    if (typeof next === 'string') onDone(next, toldOf(next, call));
    else setResult(next);
  };

  const records = items.map(({ change }) => change);
  // A proposal that has moved was neither published nor returned.
  const toldOf = (text: string, call: Parameters<Act>[2]) =>
    call === undefined || text === texts.moved ? undefined : { ...call, records };

  const take = async (chosen: readonly ImportItem[]) => {
    const imported = await importChosen(importChanges, bundle, chosen);
    setIsContinued(imported.kind !== 'done');
    setResult(
      imported.kind === 'done' ? { ...imported, text: `${imported.text} ${texts.continued}` } : imported,
    );
    // The pressed button unmounts with the list of the import.
    if (imported.kind === 'done') outcome.current?.focus();
  };

  return (
    <div ref={details} tabIndex={-1} className="mt-2 mb-3 focus:outline-none">
      <ProposedChanges bundle={bundle} items={items} />
      {isContinued ? (
        <ImportReview
          bundle={bundle}
          items={items}
          onTake={(chosen) => void take(chosen)}
          onCancel={() => {
            setIsContinued(false);
            details.current?.focus();
          }}
        />
      ) : (
        <Decision
          proposal={proposal}
          isReturned={isReturned}
          isBusy={isBusy}
          act={act}
          onContinue={() => setIsContinued(true)}
        />
      )}
      <PublishOutcome ref={outcome} result={result} action="published" />
    </div>
  );
}

type ProposedChangesProps = { readonly bundle: CheckedBundle; readonly items: readonly ImportItem[] };

function ProposedChanges({ bundle, items }: ProposedChangesProps) {
  const { named } = useStudio();
  const pictureUrl = useBroughtPictures(bundle, items);
  return (
    <PictureUrlContext value={pictureUrl}>
      <ul>
        {items.map(({ key, change }) => (
          <li key={key} className="py-3">
            <p className="mb-2">
              <b className="font-semibold">{changeTitle(change, named)}</b>{' '}
              <span className="text-concrete-600">{site().registry[change.entity].singular}</span>
            </p>
            {'op' in change && (
              <FieldChanges
                entity={change.entity}
                before={change.base as ManagedRecord | null}
                after={change.op === 'delete' ? null : (change.value as ManagedRecord)}
              />
            )}
          </li>
        ))}
      </ul>
    </PictureUrlContext>
  );
}

/** Returns what is shown of an approval; a text once the list has to be read again. `mark`: of the proposal. */
async function resultOf(
  approval: Awaited<ReturnType<typeof approve>>,
  mark: string,
  { keepPublication }: Studio,
): Promise<PublishResult | string> {
  switch (approval.kind) {
    case 'moved':
      return texts.moved;
    case 'conflict':
      return { kind: 'failed', text: texts.conflict };
    case 'disputed':
      return { kind: 'failed', text: texts.disputed(approval.disputes.length) };
    case 'foreign':
    case 'invalid':
      return { kind: 'problems', problems: approval.problems };
    case 'sent': {
      const { commit, hash } = approval;
      const at = new Date().toISOString();
      // If it cannot be stored, only the note about it is missing.
      const arrived = { mark, at, hash, phase: 'arrived', commit, page: commitPage(commit) } as const;
      await keepPublication({ ...arrived, onlineAt: null, changes: [] });
      return texts.approved;
    }
  }
}

type DecisionProps = Pick<ProposalDetailsProps, 'proposal' | 'isReturned'> & {
  readonly isBusy: boolean;
  readonly act: Act;
  readonly onContinue: () => void;
};

/** Buttons that decide about a proposal, the main one first. Your own proposals need a colleague’s approval. */
function Decision({ proposal, isReturned, isBusy, act, onContinue }: DecisionProps) {
  const { isMine, id, body } = proposal;
  const { getState } = useController();
  const [note, setNote] = useState('');

  const publish = () =>
    act(
      async (host, proposals) => {
        await askForOpenPublications(getState());
        return approve(host, await proposals(), proposal);
      },
      (approval) => resultOf(approval, markOfMessage(body), getState()),
      { kind: 'publish', note: '' },
    );
  const ask = (
    change: (proposals: ProposalHost) => Promise<unknown>,
    done: string,
    call?: Parameters<Act>[2],
  ) =>
    act(
      async (_, proposals) => change(await proposals()),
      () => done,
      call,
    );

  const button = (label: string, isMain: boolean, onPress: () => unknown) => (
    <StudioButton label={label} look={isMain ? 'solid' : 'outline'} isOff={isBusy} onPress={onPress} />
  );
  const continuing = button(texts.continue, isMine, onContinue);
  return (
    <>
      {isMine && !isReturned && <p className="mt-2">{texts.notAlone}</p>}
      <p className="mt-3 flex flex-wrap gap-joint">
        {isMine && continuing}
        {!isMine && button(texts.approve, true, publish)}
        {!isMine && continuing}
        {isMine && button(texts.withdraw, false, () => ask(({ close }) => close(id), texts.withdrawn))}
      </p>
      {!isMine && (
        <>
          <LabelledInput label={texts.note} value={note} maxLength={NOTE_LENGTH} onText={setNote} />
          <StudioButton
            label={texts.return}
            isOff={isBusy || note.trim() === ''}
            onPress={() =>
              ask(({ returnWith }) => returnWith(proposal, note.trim()), texts.returnedNow, {
                kind: 'return',
                note: note.trim(),
              })
            }
            className="mt-3"
          />
        </>
      )}
    </>
  );
}
