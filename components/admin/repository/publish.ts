import { site } from '@/components/admin/site';
import { type CheckedChange, type MediaFile, MEDIA } from '@/lib/exchange';
import { type Bytes, contentHash } from '@/lib/records';
import { commitMessage } from './commit-message';
import { CONTENT_PATH, commitPort, findPublication } from './commit-content';
import { type GitHost, HostError } from './host';
import {
  type CommitPlan,
  firstState,
  nextState,
  type PublishedCommit,
  type PublishEvent,
} from './publish-state';

/** Changes that passed the checks of a bundle, with note, author and mark for the commit message. */
export type Changeset = {
  readonly changes: readonly CheckedChange[];
  readonly media: readonly MediaFile[];
  readonly note: string;
  readonly by: string;
  /** A new id, by which a commit whose response was lost is found on the branch. */
  readonly mark: string;
  /** Name of the branch to create for a proposal; without it, the changes go onto the website's branch. */
  readonly branch?: string;
};

/**
 * Publishes changes as one commit; returns failures of the host as results, and does not change drafts.
 * @param onPush - awaited before each request that changes the branch; a tab closed later may have published. What it throws
 * stops the publication.
 */
export async function publish(
  host: GitHost,
  publication: Changeset,
  onPush?: (hash: string) => Promise<void>,
): Promise<PublishedCommit> {
  let state = firstState;
  while (state.phase !== 'ended') {
    if (state.phase === 'pushing') await onPush?.(state.hash);
    state = nextState(state, await eventOf(host, publication, state));
  }
  return state.result;
}

async function eventOf(
  host: GitHost,
  publication: Changeset,
  state: Exclude<typeof firstState, { phase: 'ended' }>,
): Promise<PublishEvent> {
  try {
    switch (state.phase) {
      case 'reading':
        return { type: 'read', head: await host.readHead() };
      case 'planning':
        return await planAt(host, publication, state.head);
      case 'preparing':
        return {
          type: 'prepared',
          push: await host.prepare({ parent: state.head, ...state.plan, branch: publication.branch }),
        };
      case 'pushing':
        return { type: 'pushed', commit: await state.push() };
      case 'asking':
        return { type: 'asked', commit: await findPublication(host, publication.mark, publication.branch) };
    }
  } catch (error) {
    if (error instanceof HostError) return { type: 'failed', failure: error.failure };
    throw error;
  }
}

/** Merges the changes with the content of a commit and checks the result, with the engine that applies bundles. */
export async function planAt(
  host: GitHost,
  publication: Changeset,
  head: string,
): Promise<Extract<PublishEvent, { type: 'planned' | 'stopped' }>> {
  const exchange = await site().loadExchange();
  const port = commitPort(host, head);
  const plan = await exchange.planApply(port, publication);
  const failure = port.failure();
  if (failure !== null) throw failure;
  switch (plan.kind) {
    case 'invalid':
    case 'disputed':
      return { type: 'stopped', result: plan };
    case 'unreadable':
      throw new HostError('strange');
    case 'planned': {
      const changed = new Map(plan.files.map((file) => [file.path, file.after]));
      const after = new Map([...port.known, ...changed]);
      const data = site().entities.flatMap((entity) => {
        const bytes = after.get(site().fileOf(entity));
        return bytes === undefined ? [] : [[site().fileOf(entity), bytes] as const];
      });
      // A picture that stays is left out: its name has a hash of its bytes.
      const read = [...port.known].filter(([path]) => !path.startsWith(MEDIA) || changed.has(path));
      const result: CommitPlan = {
        files: inContent(changed),
        read: inContent(read),
        message: commitMessage(plan.reports, publication),
        hash: await contentHash(new Map(data)),
      };
      return { type: 'planned', plan: result };
    }
  }
}

const inContent = (files: Iterable<readonly [path: string, bytes: Bytes]>) =>
  new Map([...files].map(([path, bytes]) => [CONTENT_PATH + path, bytes]));
