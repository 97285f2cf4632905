import { currentConnection } from '@/components/admin/repository/connection';
import { lastArrived, readSent, type Sent, writeSent, isDeployed } from '@/components/admin/repository/sent';
import { draftKey } from '@/components/admin/store/records';
import type { Studio } from '@/components/admin/store/studio';

/** A request is given up after half a minute, and the host ends its own work earlier: what is not there then never comes. */
const LATEST_ARRIVAL = 2 * 60_000;

/**
 * A tab was closed, or the network went, between the commit and the answer: whether it has arrived. The repository knows, and
 * without a connection the website may. What has arrived is marked in the drafts; of what has not, only the note is gone.
 * @returns `open` while it may still arrive.
 */
export async function reconcilePublication(
  left: Sent,
  studio: () => Studio,
): Promise<'arrived' | 'notArrived' | 'open' | 'notConnected'> {
  const connection = await currentConnection();
  const isThere = connection
    ? await connection.host.isIn(left.commit).catch(() => null)
    : (await isDeployed(left)) || null;
  // Something newer has been sent meanwhile.
  if (readSent()?.commit !== left.commit) return 'open';
  if (isThere === null) return connection ? 'open' : 'notConnected';
  if (!isThere) {
    if (Date.now() - Date.parse(left.at) < LATEST_ARRIVAL) return 'open';
    writeSent(lastArrived(left));
    return 'notArrived';
  }
  writeSent({ ...left, phase: 'sent', earlier: null });
  const { state, markWritten } = studio();
  const same = left.drafts.flatMap(({ entity, id, rev, savedAt }) => {
    const draft = state.drafts.get(draftKey(entity, id));
    return draft?.rev === rev && draft.savedAt === savedAt ? [draft] : [];
  });
  await markWritten(same, 'repository');
  return 'arrived';
}
