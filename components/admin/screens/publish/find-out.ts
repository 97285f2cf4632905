import { currentConnection } from '@/components/admin/repository/connection';
import { type Sent, writeSent } from '@/components/admin/repository/sent';
import { isOnline } from '@/components/admin/repository/website';
import { draftKey } from '@/components/admin/store/keys';
import type { Studio } from '@/components/admin/store/studio';

/**
 * A tab was closed, or the network went, between the commit and the answer: whether it has arrived. The repository knows, and
 * without a connection the website may. What has arrived is marked in the drafts; what has not is forgotten.
 */
export async function findOut(
  left: Sent,
  studio: () => Studio,
): Promise<'arrived' | 'notArrived' | 'unknown'> {
  const connection = await currentConnection();
  const isThere = connection
    ? await connection.host.isIn(left.commit).catch(() => null)
    : (await isOnline(left)) || null;
  if (isThere === null) return 'unknown';
  writeSent(isThere ? { ...left, phase: 'sent' } : null);
  if (!isThere) return 'notArrived';
  const { state, markWritten } = studio();
  const same = left.drafts.flatMap(({ entity, id, rev, savedAt }) => {
    const draft = state.drafts.get(draftKey(entity, id));
    return draft?.rev === rev && draft.savedAt === savedAt ? [draft] : [];
  });
  await markWritten(same);
  return 'arrived';
}
