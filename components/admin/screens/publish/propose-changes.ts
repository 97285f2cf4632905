import { refusalText } from '@/components/admin/ui/announce';
import { failureText } from '@/components/admin/repository/connection';
import { HostError } from '@/components/admin/repository/host';
import { proposalBranch } from '@/components/admin/repository/proposal';
import { propose } from '@/components/admin/repository/proposal-flow';
import { signatureOf } from '@/components/admin/store/profile';
import type { Studio } from '@/components/admin/store/studio';
import { proposalStrings as texts } from '@/components/admin/strings/proposals';
import { dayOf } from '@/lib/records';
import type { Seen } from './base-to-send';
import { checkedSelection, connectionFor, sendResultOf, type SendResult } from './send-changes';

/** Proposes the selected changes for a colleague to approve, and hands them over. */
export async function proposeChanges(
  studio: Studio,
  keys: ReadonlySet<string>,
  { note, seen }: { readonly note: string; readonly seen: Seen },
): Promise<SendResult> {
  const connection = await connectionFor(studio);
  if ('kind' in connection) return connection;
  const { chosen, checked } = await checkedSelection(studio, keys, seen);
  if (!checked.ok) return { kind: 'problems', problems: checked.problems };
  const mark = crypto.randomUUID();
  const branch = proposalBranch(connection.name, dayOf(new Date()), mark);
  // The lists of hosts give an account without its name.
  const by = signatureOf(studio.state.profile) || connection.name;
  const publication = { ...checked, note, by, mark, branch };
  try {
    const result = await propose(connection.host, await connection.proposals(), publication);
    if (result.kind === 'unsure')
      throw new HostError(result.failure === 'moved' ? 'refused' : result.failure);
    if (result.kind !== 'sent') return sendResultOf(result, chosen.length);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { kind: 'failed', text: texts.notProposed(failureText(error.failure)) };
  }
  const handed = await studio.handOver(chosen, { to: 'proposal', mark });
  if (!handed.ok) return { kind: 'failed', text: refusalText(handed) };
  return { kind: 'done', text: texts.proposed(chosen.length) };
}
