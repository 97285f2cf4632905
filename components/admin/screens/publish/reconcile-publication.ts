import { findPublication } from '@/components/admin/repository/commit-content';
import { commitPage, currentConnection } from '@/components/admin/repository/connection';
import { lastArrived, readSent, type Sent, writeSent, isDeployed } from '@/components/admin/repository/sent';
import { draftKey } from '@/components/admin/store/records';
import type { Studio } from '@/components/admin/store/studio';

/** Time in ms after which a commit cannot arrive any more: requests time out after 30 s, the host's work earlier. */
const LATEST_ARRIVAL = 2 * 60_000;

/** Asks whether a publication whose response was lost arrived; marks its drafts, or restores the previous one. */
export async function reconcilePublication(
  pending: Sent,
  studio: () => Studio,
): Promise<'arrived' | 'notArrived' | 'open' | 'notConnected'> {
  const connection = await currentConnection();
  const commit = connection && (await findPublication(connection.host, pending.mark).catch(() => undefined));
  const isOnline = connection === null && (await isDeployed(pending));
  // Another publication was sent meanwhile.
  if (readSent()?.mark !== pending.mark) return 'open';
  if (commit === undefined) return 'open';
  if (commit === null && !isOnline) {
    if (connection === null) return 'notConnected';
    if (Date.now() - Date.parse(pending.at) < LATEST_ARRIVAL) return 'open';
    writeSent(lastArrived(pending));
    return 'notArrived';
  }
  writeSent({ ...pending, commit, page: commitPage(commit), phase: 'sent', earlier: null });
  const { state, markWritten } = studio();
  const same = pending.drafts.flatMap(({ entity, id, rev, savedAt }) => {
    const draft = state.drafts.get(draftKey({ entity, id }));
    return draft?.rev === rev && draft.savedAt === savedAt ? [draft] : [];
  });
  await markWritten(same, 'repository');
  return 'arrived';
}
