import { DisputePanel } from './dispute-panel';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useRef, useState } from 'react';
import { type HostRequest, useHistoryHost } from '@/components/admin/screens/history/use-history-host';
import { draftKey } from '@/components/admin/store/layers';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { proposalStrings } from '@/components/admin/strings/proposals';
import { sendStrings as texts } from '@/components/admin/strings/repository';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { LabelledInput } from '@/components/admin/ui/labelled-input';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { NOTE_LENGTH } from '@/lib/exchange';
import type { ManagedRecord } from '@/lib/records';
import { PublishOutcome, type PublishResult } from './publish-outcome';
import { baseToSend, type Seen } from './base-to-send';
import { type Call, CallColleague } from './call-colleague';
import { proposeChanges } from './propose-changes';
import { sendChanges, type SendResult } from './send-changes';

const isProposed = process.env.CONTENT_APPROVAL === 'required';

const intro = [!isProposed && texts.intro, process.env.CONTENT_APPROVAL && proposalStrings.intro]
  .filter(Boolean)
  .join(' ');

const ways = { publish: sendChanges, propose: proposeChanges } as const;
type Way = keyof typeof ways;

type SendButtonsProps = {
  readonly count: number;
  readonly busy: Way | null;
  readonly onSend: (way: Way) => Promise<void>;
};

function SendButtons({ count, busy, onSend }: SendButtonsProps) {
  const isOff = count === 0 || busy !== null;
  return (
    <p className="mt-4 flex flex-wrap gap-joint">
      {!isProposed && (
        <StudioButton
          label={busy === 'publish' ? texts.publishing : texts.publish(count)}
          look="solid"
          isOff={isOff}
          onPress={() => onSend('publish')}
        />
      )}
      {process.env.CONTENT_APPROVAL && (
        <StudioButton
          label={busy === 'propose' ? proposalStrings.proposing : proposalStrings.propose(count)}
          look={isProposed ? 'solid' : 'outline'}
          isOff={isOff}
          onPress={() => onSend('propose')}
        />
      )}
    </p>
  );
}

function outcomeOf(result: SendResult | null): PublishResult | null {
  if (result?.kind === 'not-connected') return { kind: 'failed', text: texts.notConnected };
  return result?.kind === 'disputed'
    ? { kind: 'failed', text: texts.disputed(result.disputes.length) }
    : result;
}

/** Asks the host for nothing: the answer is a failure where this tab is not connected. */
const nothing: HostRequest<null> = () => Promise.resolve(null);

/** Publishing without a developer: one commit to the website's repository. */
export function SendSection({ keys }: { readonly keys: ReadonlySet<string> }) {
  const studio = useStudio();
  const connection = useHistoryHost(nothing);
  const note = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // A ref, because a second press in the same tick would read stale state.
  const isSending = useRef(false);
  const [busy, setBusy] = useState<Way | null>(null);
  const [result, setResult] = useState<SendResult | null>(null);
  const [call, setCall] = useState<Call | null>(null);
  const [seen, setSeen] = useState<Seen>(new Map());

  const send = async (way: Way) => {
    if (keys.size === 0 || isSending.current) return;
    isSending.current = true;
    setBusy(way);
    setResult(null);
    setCall(null);
    try {
      const about = note.current?.value.trim() ?? '';
      const records = [...keys].flatMap((key) => studio.changes.get(key) ?? []);
      const sent = await ways[way](studio, keys, { note: about, seen });
      setResult(sent);
      if (sent.kind === 'done') setCall({ kind: way, records, note: about });
      // Clears the note: it belonged to the sent changes.
      if (sent.kind === 'done' && note.current) note.current.value = '';
    } catch {
      // A picture could not be read, or what checks the changes not be loaded.
      setResult({ kind: 'failed', text: texts.fault });
    }
    isSending.current = false;
    setBusy(null);
  };

  const decided = (key: string, theirs: ManagedRecord | null | undefined) => {
    if (theirs !== undefined) setSeen(new Map(seen).set(key, theirs));
    if (result?.kind !== 'disputed') return;
    const disputes = result.disputes.filter((dispute) => draftKey(dispute) !== key);
    setResult(disputes.length > 0 ? { kind: 'disputed', disputes } : { kind: 'done', text: texts.decided });
    // The pressed button unmounts with its dispute.
    outcome.current?.focus();
  };

  return (
    <section aria-label={texts.title} className="border border-ink p-5">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="mt-1 text-concrete-600">{intro}</p>
      {connection.kind === 'failed' && !connection.isConnected ? (
        <p className="mt-4">
          <StudioLink href="/pages/settings" className={actionStyles.solid}>
            {texts.connect}
          </StudioLink>
        </p>
      ) : (
        <>
          <LabelledInput label={texts.note} ref={note} maxLength={NOTE_LENGTH} />
          <SendButtons count={keys.size} busy={busy} onSend={send} />
        </>
      )}
      <PublishOutcome ref={outcome} result={outcomeOf(result)} action="published" />
      {call && <CallColleague call={call} />}
      {result?.kind === 'disputed' &&
        result.disputes.map((dispute) => {
          const key = draftKey(dispute);
          const base = baseToSend(studio, key, seen);
          return <DisputePanel key={key} dispute={dispute} base={base} onDecided={decided} />;
        })}
    </section>
  );
}
