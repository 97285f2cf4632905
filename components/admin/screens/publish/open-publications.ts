import { findPublication } from '@/components/admin/repository/commit-content';
import { commitPage, currentConnection } from '@/components/admin/repository/connection';
import { isDeployed } from '@/components/admin/repository/online';
import { isUnanswered } from '@/components/admin/store/layers';
import type { Studio } from '@/components/admin/store/studio';
import type { Publication } from '@/components/admin/store/types';
import { isUnderWay } from './under-way';

/** Time in ms after which a commit cannot arrive any more: requests time out after 30 s, the host's work earlier. */
const LATEST_ARRIVAL = 2 * 60_000;

/** Asks whether a publication whose answer was lost has arrived; if so, its changes are handed over, else it is forgotten. */
export async function askForPublication(
  { keepPublication, forgetPublication }: Pick<Studio, 'keepPublication' | 'forgetPublication'>,
  open: Publication,
): Promise<'arrived' | 'notArrived' | 'open' | 'notConnected'> {
  const connection = await currentConnection();
  const commit = connection && (await findPublication(connection.host, open.mark).catch(() => undefined));
  if (commit === undefined) return 'open';
  if (commit !== null || (connection === null && (await isDeployed(open)))) {
    const { ok } = await keepPublication({ ...open, commit, page: commitPage(commit), phase: 'arrived' });
    return ok ? 'arrived' : 'open';
  }
  if (connection === null) return 'notConnected';
  if (Date.now() - Date.parse(open.at) < LATEST_ARRIVAL) return 'open';
  const { ok } = await forgetPublication(open.mark);
  return ok ? 'notArrived' : 'open';
}

/** Asks for all publications without an answer, but for those that this page is sending. */
export async function askForOpenPublications(studio: Studio) {
  for (const publication of studio.state.publications.values())
    if (isUnanswered(publication) && !isUnderWay(publication.mark))
      await askForPublication(studio, publication);
}
