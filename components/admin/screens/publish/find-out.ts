import { currentConnection } from '@/components/admin/repository/connection';
import { type Sent, writeSent } from '@/components/admin/repository/sent';
import { isOnline } from '@/components/admin/repository/website';
import { draftKey } from '@/components/admin/store/keys';
import type { Studio } from '@/components/admin/store/studio';
import { sendStrings } from '@/components/admin/strings/send';

const texts = sendStrings.state;

/**
 * A tab was closed, or the network went, between the commit and the answer: the repository knows, and without a connection
 * the website may. Returns what there is to say.
 */
export async function findOut(left: Sent, studio: () => Studio): Promise<string> {
  const connection = await currentConnection();
  const isThere = connection
    ? await connection.host.isIn(left.commit).catch(() => null)
    : (await isOnline(left)) || null;
  if (isThere === null) return texts.unknown;
  writeSent(isThere ? { ...left, phase: 'sent' } : null);
  if (!isThere) return texts.notArrived;
  const { state, markWritten } = studio();
  const same = left.drafts.flatMap(({ entity, id, rev, savedAt }) => {
    const draft = state.drafts.get(draftKey(entity, id));
    return draft?.rev === rev && draft.savedAt === savedAt ? [draft] : [];
  });
  await markWritten(same);
  return texts.arrived;
}
