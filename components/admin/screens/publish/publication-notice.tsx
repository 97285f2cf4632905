import { askForPublication } from './open-publications';
import { site } from '@/components/admin/site';
import { useEffect, useState } from 'react';
import { clockText } from '@/components/admin/lib/wording';
import { scheduleText } from '@/components/admin/records/shown-state';
import { contentVersion, isDeployed } from '@/components/admin/repository/online';
import { isUnanswered } from '@/components/admin/store/layers';
import type { Studio } from '@/components/admin/store/studio';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import type { Handed, Publication } from '@/components/admin/store/types';
import { publicationStrings as texts } from '@/components/admin/strings/publication-notice';
import { sharedStrings } from '@/components/admin/strings/shared';
import { announce } from '@/components/admin/ui/announce';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { buildDay, dayOf, isShownOn as isDayOnline, type ManagedRecord } from '@/lib/records';
import { isUnderWay } from './under-way';

/** Polling interval while the tab is visible, and age from which a build counts as late; both in ms. */
const ASK_EVERY = 30_000;
const LATE_AFTER = 30 * 60_000;

/** Notice of the last publication, above every screen; asks the host and the website until they show it. */
export function PublicationNotice() {
  const { getState } = useController();
  const { state, forgetPublication } = useStudio();
  const [isConnected, setIsConnected] = useState(true);
  const [now, setNow] = useState(Date.now);
  const publication = [...state.publications.values()].at(-1);
  const { mark, phase } = publication ?? {};
  const isReady = state.status.phase === 'ready';

  // A tab that is open over night takes over the day of the night's build.
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible' && buildDay() < dayOf(new Date())) void contentVersion();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);

  useEffect(() => {
    if (!isReady || mark === undefined || phase === 'online') return;
    const follow = async (isFirst = false) => {
      setNow(Date.now());
      const current = getState().state.publications.get(mark);
      if (document.visibilityState !== 'visible' || current === undefined || isUnderWay(mark)) return;
      // One that arrived just now cannot be built yet.
      if (isFirst && phase === 'arrived' && Date.now() - Date.parse(current.at) < ASK_EVERY) return;
      if (!isUnanswered(current)) return followOnline(getState(), current);
      const outcome = await askForPublication(getState(), current);
      setIsConnected(outcome !== 'notConnected');
      if (outcome === 'arrived' || outcome === 'notArrived') announce(texts[outcome]);
    };
    const ask = () => void follow();
    void follow(true);
    const timer = setInterval(ask, ASK_EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [mark, phase, isReady, getState]);

  if (publication === undefined) return null;
  const isTooLate = isLate(publication, now);
  return (
    <section
      aria-label={texts.name}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-good bg-paper px-4 py-2"
    >
      <p role="status" className="min-h-6">
        {stateText(publication, state.handed, now, isConnected)}
      </p>
      <span className="flex flex-wrap items-center">
        {isTooLate && (
          <a href={publication.page} target="_blank" rel="noopener noreferrer" className={actionStyles.quiet}>
            {texts.builds}
          </a>
        )}
        {phase === 'online' && (
          <>
            <StudioButton
              label={texts.reload}
              onPress={async () => {
                await forgetPublication(publication.mark);
                location.reload();
              }}
            />
            <StudioButton
              label={sharedStrings.close}
              look="quiet"
              onPress={() => forgetPublication(publication.mark)}
            />
          </>
        )}
      </span>
    </section>
  );
}

async function followOnline({ keepPublication }: Studio, publication: Publication) {
  if (!(await isDeployed(publication))) return;
  await keepPublication({ ...publication, phase: 'online', onlineAt: new Date().toISOString() });
}

type HandedRows = ReadonlyMap<string, Handed>;

/** Returns the values in commits, and sentences about those that no page shows today because of their schedule. */
function scheduledIn(handed: HandedRows) {
  const today = dayOf(new Date());
  const rows = [...handed.values()].filter(({ to }) => to === 'commit');
  const later = rows.flatMap((row) => {
    if ('ids' in row || row.op === 'delete') return [];
    const { entity } = row;
    const value = row.value as ManagedRecord;
    if (isDayOnline(site().scheduleOf(entity, value), today)) return [];
    const when = scheduleText(entity, value, today, today) ?? '';
    return [sharedStrings.schedule.of(site().registry[entity].titleOf(value), when)];
  });
  return { count: rows.length, later };
}

const isLate = ({ phase, at }: Publication, now: number) =>
  phase === 'arrived' && now - Date.parse(at) > LATE_AFTER;

function stateText(publication: Publication, handed: HandedRows, now: number, isConnected: boolean) {
  const { mark, phase, at, onlineAt } = publication;
  if (phase === 'online') {
    const { count, later } = scheduledIn(handed);
    const online = texts.online(clockText(onlineAt ?? at));
    return (later.length < count || later.length === 0 ? [online, ...later] : later).join(' ');
  }
  if (isUnderWay(mark)) return texts.underWay;
  if (isUnanswered(publication)) return isConnected ? texts.open : texts.notConnected;
  const waiting = texts.waiting(clockText(at));
  return isLate(publication, now)
    ? `${waiting} ${texts.late(Math.floor((now - Date.parse(at)) / 60_000))}`
    : waiting;
}
