import type { CheckedChange } from '@/content/exchange/check-changes';
import type { MediaFile } from '@/content/exchange/check-media';
import { contentHash } from '@/content/lib/record-hash';
import { entities, fileOf } from '@/content/registry';
import { commitMessage } from './commit-message';
import { CONTENT_PATH, commitPort } from './commit-content';
import { type GitHost, HostError } from './host';
import {
  type CommitPlan,
  firstState,
  nextState,
  type PublishedCommit,
  type PublishEvent,
} from './publish-state';

/** Changes that passed the checks of a bundle, with note and author for the commit message. */
export type Publication = {
  readonly changes: readonly CheckedChange[];
  readonly media: readonly MediaFile[];
  readonly note: string;
  readonly by: string;
};

type Watch = {
  /** Called before each request that moves the branch: from here on, a closed tab may have published. */
  readonly onMade: (attempt: { readonly commit: string; readonly hash: string }) => void;
};

/**
 * Publishes changes atomically, as one commit on the branch. Returns failures of the host as results; does not change
 * drafts.
 */
export async function publish(
  host: GitHost,
  publication: Publication,
  { onMade }: Watch,
): Promise<PublishedCommit> {
  let state = firstState;
  while (state.phase !== 'ended') {
    if (state.phase === 'moving') onMade(state);
    state = nextState(state, await eventOf(host, publication, state));
  }
  return state.result;
}

async function eventOf(
  host: GitHost,
  publication: Publication,
  state: Exclude<typeof firstState, { phase: 'ended' }>,
): Promise<PublishEvent> {
  try {
    switch (state.phase) {
      case 'reading':
        return { type: 'read', head: await host.readHead() };
      case 'planning':
        return await planAt(host, publication, state.head);
      case 'making': {
        const { files, message } = state.plan;
        return { type: 'made', commit: await host.makeCommit({ parent: state.head, files, message }) };
      }
      case 'moving':
        await host.moveBranch(state.commit, state.head);
        return { type: 'moved' };
      case 'asking':
        return { type: 'asked', isThere: await host.isIn(state.commit) };
    }
  } catch (error) {
    if (error instanceof HostError) return { type: 'failed', failure: error.failure };
    throw error;
  }
}

/** Merges the changes with the content of a commit and checks the result, with the engine that applies bundles. */
async function planAt(host: GitHost, publication: Publication, head: string): Promise<PublishEvent> {
  const { planApply } = await import('@/content/exchange/apply');
  const port = commitPort(host, head);
  const plan = await planApply(port, publication);
  const failure = port.failure();
  if (failure !== null) throw failure;
  switch (plan.kind) {
    case 'invalid':
    case 'disputed':
      return { type: 'stopped', result: plan };
    case 'unreadable':
      throw new HostError('strange');
    case 'planned': {
      const after = new Map([...port.known, ...plan.files.map((file) => [file.path, file.after] as const)]);
      const data = entities.flatMap((entity) => {
        const bytes = after.get(fileOf(entity));
        return bytes === undefined ? [] : [[fileOf(entity), bytes] as const];
      });
      const result: CommitPlan = {
        files: new Map(plan.files.map((file) => [CONTENT_PATH + file.path, file.after])),
        message: commitMessage(plan.reports, publication),
        hash: await contentHash(new Map(data)),
      };
      return { type: 'planned', plan: result };
    }
  }
}
