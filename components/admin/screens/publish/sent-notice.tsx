import { StudioButton } from '@/components/admin/ui/studio-button';
import { useEffect, useState } from 'react';
import {
  contentVersion,
  isDeployed,
  readSent,
  type Sent,
  writeSent,
} from '@/components/admin/repository/sent';
import { subscribeSent } from '@/components/admin/repository/sent-key';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { sentStrings as texts } from '@/components/admin/strings/sent';
import { scheduleText } from '@/components/admin/records/shown-state';
import { sharedStrings } from '@/components/admin/strings/shared';
import { clockText } from '@/components/admin/lib/wording';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { announce } from '@/components/admin/ui/announce';
import { buildDay, dayOf, isShownOn as isDayOnline } from '@/lib/records';
import { registry, scheduleOf } from '@/content/registry';

/** Polling interval while the tab is visible, and age from which a build counts as late; both in ms. */
const ASK_EVERY = 30_000;
const LATE_AFTER = 30 * 60_000;

/** Notice of the last publication, above every screen; polls the website until it shows the publication. */
export function SentNotice() {
  const { getState } = useController();
  const isReady = useStudio(({ state }) => state.status.phase === 'ready');
  const [sent, setSent] = useState(readSent);
  const [isConnected, setIsConnected] = useState(true);
  const [now, setNow] = useState(Date.now);
  const phase = sent?.phase;

  useEffect(() => subscribeSent(() => setSent(readSent())), []);

  // A tab that is open over night takes over the day of the night's build.
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && buildDay() < dayOf(new Date())) void contentVersion();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);

  useEffect(() => {
    if (phase === undefined || phase === 'online') return;
    // Only the writing tab can mark drafts as published.
    if (phase !== 'sent' && !isReady) return;
    const follow = async () => {
      setNow(Date.now());
      const publication = readSent();
      if (document.visibilityState !== 'visible' || publication === null || isUnderWay(publication)) return;
      if (publication.phase === 'sent') return followOnline(publication);
      const { reconcilePublication } = await import('./reconcile-publication');
      const outcome = await reconcilePublication(publication, getState);
      setIsConnected(outcome !== 'notConnected');
      if (outcome === 'arrived' || outcome === 'notArrived') announce(texts[outcome]);
    };
    const ask = () => void follow();
    // Polls at once, except for a publication sent just now, whose build cannot be finished.
    if (phase !== 'sent' || Date.now() - Date.parse(readSent()?.at ?? '') >= ASK_EVERY) ask();
    const timer = setInterval(ask, ASK_EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [phase, isReady, getState]);

  return (
    <section
      aria-label={texts.name}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-good bg-paper px-4 py-2"
    >
      <p role="status" className="min-h-6">
        {sent && stateText(sent, now, isConnected)}
      </p>
      {sent && <SentActions sent={sent} isLate={isLate(sent, now)} />}
    </section>
  );
}

/** Whether this page is sending the publication; it then shows the result itself. */
const isUnderWay = ({ phase, at }: Sent) => phase === 'sending' && Date.parse(at) > performance.timeOrigin;

async function followOnline(sent: Sent) {
  if (!(await isDeployed(sent))) return;
  // Skips the update if another publication was sent meanwhile.
  if (readSent()?.mark === sent.mark)
    writeSent({ ...sent, phase: 'online', onlineAt: new Date().toISOString() });
}

function SentActions({ sent, isLate: isTooLate }: { readonly sent: Sent; readonly isLate: boolean }) {
  return (
    <span className="flex flex-wrap items-center">
      {isTooLate && (
        <a href={sent.page} target="_blank" rel="noopener noreferrer" className={actionStyles.quiet}>
          {texts.builds}
        </a>
      )}
      {sent.phase === 'online' && (
        <>
          <StudioButton
            label={texts.reload}
            onPress={() => {
              writeSent(null);
              location.reload();
            }}
          />
          <StudioButton label={sharedStrings.close} look="quiet" onPress={() => writeSent(null)} />
        </>
      )}
    </span>
  );
}

/** Returns sentences about published records that no page shows today because of their schedule. */
function laterIn({ drafts }: Sent) {
  const today = dayOf(new Date());
  return drafts.flatMap(({ entity, value }) => {
    if (!value || isDayOnline(scheduleOf(entity, value), today)) return [];
    const when = scheduleText(entity, value, today, today) ?? '';
    return [sharedStrings.schedule.of(registry[entity].titleOf(value), when)];
  });
}

const isLate = ({ phase, at }: Sent, now: number) => phase === 'sent' && now - Date.parse(at) > LATE_AFTER;

function stateText(sent: Sent, now: number, isConnected: boolean) {
  const { phase, at, onlineAt } = sent;
  if (phase === 'online') {
    const later = laterIn(sent);
    const online = texts.online(clockText(onlineAt ?? at));
    return (later.length < sent.drafts.length || later.length === 0 ? [online, ...later] : later).join(' ');
  }
  if (isUnderWay(sent)) return texts.underWay;
  if (phase !== 'sent') return isConnected ? texts.open : texts.notConnected;
  const waiting = texts.waiting(clockText(at));
  return isLate(sent, now)
    ? `${waiting} ${texts.late(Math.floor((now - Date.parse(at)) / 60_000))}`
    : waiting;
}
