import { ORDER_ID } from '@/content/exchange/studio-types';
import type { CheckedBundle } from '@/content/exchange/bundle-read';
import { type BundleChange, type CheckedChange, checkChanges } from '@/content/exchange/check-changes';
import type { MediaFile } from '@/content/exchange/check-media';
import { pictureTypeOf } from '@/content/lib/picture-format';
import { pictureSize } from '@/content/lib/picture-size';
import { recordHash, sha256Hex } from '@/content/lib/record-hash';
import { MEDIA } from '@/content/lib/uploads';
import { entities, fileOf } from '@/content/registry';
import { CONTENT_FOLDER, CONTENT_PATH, findPublication, recordVersionAt } from './commit-content';
import { authorOfMessage, markOfMessage, noteOfMessage } from './commit-message';
import { changesIn, type PastChange } from './history';
import { type GitHost, HostError } from './host';
import type { Proposal, ProposalHost } from './proposal';
import { planAt, type Publication, publish } from './publish';
import type { PublishedCommit } from './publish-state';

/** Reads and checks the changes of a proposal; null if it has anything else, which the review would not show. */
export async function readProposal(
  host: GitHost,
  { commit, body, at }: Proposal,
): Promise<CheckedBundle | null> {
  const [head, { parent, paths, isAll }] = await Promise.all([host.readHead(), host.filesOf(commit)]);
  if (parent === null || !isAll || !paths.every(isContent) || !(await host.isIn(parent, head))) return null;
  const [past, version, media] = await Promise.all([
    changesIn(host, commit),
    recordVersionAt(host, commit),
    Promise.all(paths.filter(isPicture).map((path) => pictureAt(host, path, commit))),
  ]);
  const changes = await checkChanges(await Promise.all(past.map(bundleChange)), { recordVersion: version });
  const pictures = media.filter((file) => file !== null);
  if (!changes.ok || pictures.length < media.length) return null;
  return {
    complete: true,
    createdAt: at,
    createdBy: authorOfMessage(body),
    note: noteOfMessage(body),
    changes: changes.value,
    media: pictures,
  };
}

const dataFiles = entities.map((entity) => CONTENT_PATH + fileOf(entity));
const isPicture = (path: string) => path.startsWith(CONTENT_PATH + MEDIA);
const isContent = (path: string) => isPicture(path) || dataFiles.includes(path);

async function bundleChange(change: PastChange): Promise<BundleChange> {
  const { entity, before, after } = change;
  if (change.kind === 'order')
    return { op: 'order', entity, baseIds: [...change.before], ids: [...change.after] };
  const { id } = change;
  const baseHash = change.before === null ? null : await recordHash(change.before);
  if (after !== null) return { op: 'put', entity, id, base: before, baseHash, value: after };
  return { op: 'delete', entity, id, base: before, baseHash: baseHash ?? '' };
}

async function pictureAt(host: GitHost, path: string, commit: string): Promise<MediaFile | null> {
  const bytes = (await host.readFile(path, commit)) ?? new Uint8Array();
  const type = pictureTypeOf(bytes);
  const size = pictureSize(bytes);
  if (type === null || size === null) return null;
  return { path: path.slice(CONTENT_PATH.length), type, ...size, sha256: await sha256Hex(bytes), bytes };
}

/** Commits changes onto a new branch and opens a request; closes own older ones that it covers. Throws `HostError`. */
export async function propose(
  host: GitHost,
  proposals: ProposalHost,
  publication: Publication & { readonly branch: string },
): Promise<PublishedCommit> {
  const { branch } = publication;
  const result = await publish(host, publication);
  if (result.kind !== 'sent') return result;
  const [version] = await host.historyOf(CONTENT_FOLDER, 1, 1, branch);
  if (version === undefined) throw new HostError('strange');
  await proposals.open(branch, version.subject, version.body).catch(async (error: unknown) => {
    // The answer may be lost although the request is open.
    if (!(await proposals.list()).some((request) => request.branch === branch)) throw error;
  });
  await closeCovered(host, proposals, publication).catch(ignoreHostError);
  return result;
}

/** Closes own older proposals whose changes the new one covers. */
async function closeCovered(
  host: GitHost,
  proposals: ProposalHost,
  { branch, changes }: Pick<Publication, 'branch' | 'changes'>,
) {
  const proposed = new Set(changes.map(keyOf));
  for (const older of await proposals.list()) {
    if (!older.isMine || older.branch === branch) continue;
    const records = await changesIn(host, older.commit);
    if (records.every((change) => proposed.has(keyOf(change)))) await proposals.close(older.id);
  }
}

/** An older request that stays open does no harm: the next proposal closes it. */
function ignoreHostError(error: unknown) {
  if (!(error instanceof HostError)) throw error;
}

const keyOf = (change: CheckedChange | PastChange) =>
  `${change.entity} ${'id' in change ? change.id : ORDER_ID}`;

/**
 * Tries a proposal's changes on the branch, with all checks, then lets the host merge it. Throws `HostError`.
 * `conflict`: the host cannot merge it with what was published since. `foreign`: it has more than content.
 */
export async function approve(host: GitHost, proposals: ProposalHost, proposal: Proposal) {
  const [head, bundle] = await Promise.all([host.readHead(), readProposal(host, proposal)]);
  if (bundle === null) return { kind: 'foreign' } as const;
  const mark = markOfMessage(proposal.body);
  const planned = await planAt(host, { ...bundle, by: '', mark }, head);
  if (planned.type === 'stopped') return planned.result;
  const failure = await proposals.merge(proposal).then(
    () => null,
    (error: unknown) => error,
  );
  // The host may have merged it although its answer was lost or somebody else was quicker.
  const commit = await findPublication(host, mark);
  if (commit !== null || failure === null)
    return { kind: 'sent', commit: commit ?? proposal.commit, hash: planned.plan.hash } as const;
  if (failure instanceof HostError && failure.failure === 'refused') return { kind: 'conflict' } as const;
  throw failure;
}
