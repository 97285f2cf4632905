import { site } from '@/components/admin/site';
import { buildDay, isShownOn } from '@/lib/records';
import { type Core, nothingMore, type CorePlan, UNREAD } from './core';
import { rebaseAll } from './handover';
import { titleIn } from './labels';
import type { Now } from './mirror';
import { createLoading, createReading, takeRescued } from './reading';
import type { Notice, OpenFailure, RecordKey } from './types';

/** Loads what a tab needs, and opens and closes its store. */
export function createStart(core: Core) {
  const loading = createLoading(core);
  const { read, refresh, broken } = createReading(core, loading);
  /** Counts starts: a start compares the number to detect that a later one has replaced it. */
  let starts = 0;

  /** Loads the records of the screen and opens the store. Returns why the store could not be opened, or null. */
  async function start(): Promise<OpenFailure | null> {
    const attempt = ++starts;
    const { environment } = core;
    core.show({ status: { phase: 'starting' }, revision: UNREAD });
    const opening = environment.isSecure
      ? environment.openDatabase({
          name: environment.storeName.get(),
          onVersionChange: () => {
            void core.change(nothingMore);
            core.database = null;
            core.show({ status: { phase: 'closed' } });
          },
          onLost: () => void broken('lost'),
        })
      : null;
    // Screens request their records before the start.
    const isLoaded = await loading.needRecords();
    const opened = await opening;
    const isOvertaken = () => attempt !== starts;
    if ((isOvertaken() || !isLoaded) && opened?.ok) opened.database.close();
    if (isOvertaken()) return null;
    if (!isLoaded || opened === null) {
      core.show({ status: { phase: isLoaded ? 'insecure' : 'no-content' } });
      return null;
    }
    if (!opened.ok) return broken(opened.reason);
    core.database = opened.database;
    const isWhole = await read().catch(() => null);
    if (isOvertaken()) return null;
    if (isWhole === null) return broken('failed');
    if (!isWhole) {
      core.show({ status: { phase: 'no-content' } });
      return null;
    }
    await takeRescued(core);
    core.channel ??= environment.openChannel((message) => {
      // Ignores unknown kinds: the tab may run another build.
      if (message.kind === 'started' && message.build !== environment.build) core.show({ isOutdated: true });
      if (message.kind === 'changed' && message.store === core.database?.name) void refresh();
    });
    core.channel.post({ kind: 'started', build: environment.build });
    core.show({
      status: { phase: 'ready', storage: environment.isMemory ? 'memory' : 'kept' },
      storeName: environment.isMemory ? null : opened.database.name,
    });
    const rebased = await core.change(rebaseStored);
    if (rebased.ok && rebased.value !== null) core.show({ notice: rebased.value });
    return null;
  }

  function stop() {
    starts += 1;
    const { channel, database } = core;
    core.channel = null;
    // Forms unmount after the provider, in the same tick; they are saved first.
    void Promise.resolve().then(() => {
      channel?.close();
      if (core.database !== database) return;
      database?.close();
      core.database = null;
    });
  }

  return { ...loading, refresh, start, stop };
}

export type Start = ReturnType<typeof createStart>;

/** Merges what is stored with the website, and says what became of it. */
const rebaseStored: CorePlan<Notice | null> = (stored, at) => {
  const { now, merged, online } = rebaseAll(stored, at);
  return { ok: true, mirror: now, value: noticeOf(stored, merged, online) };
};

function noticeOf(now: Now, merged: readonly RecordKey[], online: readonly RecordKey[]): Notice | null {
  const titles = (keys: readonly RecordKey[]) => keys.map((key) => titleIn(now, key));
  if (merged.length > 0) return { kind: 'merged', titles: titles(merged) };
  const scheduled = online.filter((key) => isScheduled(now, key));
  const shown = online.filter((key) => !scheduled.includes(key));
  return online.length === 0 ? null : { kind: 'published', titles: titles(shown), scheduled };
}

/** Whether a published record is on no page of this build because of its schedule. */
function isScheduled({ published }: Now, key: RecordKey) {
  const record = published.record(key);
  return record !== null && !isShownOn(site().scheduleOf(key.entity, record), buildDay());
}
