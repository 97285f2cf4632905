import type { Core } from './core';
import type { World } from './order';
import { worldOf } from './core';
import type { RecordKey } from './studio-api';
import type { Outcome } from './types';

/**
 * Runs an action on records: saves open editors of this tab first, takes the records' locks for as long as it lasts,
 * and lets those editors take the result. Refused as a whole when another tab has one of the records open.
 */
export async function withRecords<Value>(
  core: Core,
  keys: readonly RecordKey[],
  action: (world: World) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (core.getState().status.phase !== 'ready') return { ok: false, reason: 'read-only' };
  const sessions = [...core.sessions].filter(({ holds }) => keys.some(holds));
  for (const session of sessions) {
    const flushed = await session.flush();
    if (!flushed.ok) return flushed;
  }
  const locks = await Promise.all(keys.map((key) => core.environment.locks.acquire(key)));
  try {
    const ids = keys.filter((_, index) => locks[index] === null).map(({ id }) => id);
    if (ids.length > 0) return { ok: false, reason: 'locked', ids };
    const outcome = await core.enqueue(async (): Promise<Outcome<Value>> => {
      const world = worldOf(core);
      return world ? action(world) : { ok: false, reason: 'read-only' };
    });
    if (outcome.ok) sessions.forEach(({ reload }) => reload());
    return outcome;
  } finally {
    locks.forEach((lock) => lock?.release());
  }
}
