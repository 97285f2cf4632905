import { site } from '@/components/admin/site';
import {
  ORDER_ID,
  RECORD_VERSION,
  contentKind,
  EXECUTABLE,
  fileProblem,
  mediaProblem,
  isDocument,
  DOCUMENT_TYPE,
  PLAIN_FILE,
  shownPath,
  type CheckedBundle,
  type BundleChange,
  type CheckedChange,
  type MediaFile,
  unusedPictures,
} from '@/lib/exchange';
import { proposalProblems as texts } from '@/components/admin/strings/repository';
import { type Checked, refused, type StudioProblem, recordHash, sha256Hex } from '@/lib/records';
import { pictureTypeOf, pictureSize } from '@/lib/pictures';
import { CONTENT_FOLDER, CONTENT_PATH, commitPort, findPublication, recordVersionAt } from './commit-content';
import { authorOfMessage, markOfMessage, noteOfMessage } from './commit-message';
import { changesIn, type PastChange } from './history';
import { type ChangedFile, type GitHost, HostError } from './host';
import type { Proposal, ProposalHost } from './proposal';
import { planAt, type Changeset, publish } from './publish';
import type { PublishedCommit } from './publish-state';

/**
 * Reads and checks the changes of a proposal. Refuses one that would publish anything that the review does not show, with a
 * sentence for each file: the host's own comparison of the commit decides, not what the proposal says of itself.
 */
export async function readProposal(
  host: GitHost,
  { commit, body, at }: Proposal,
): Promise<Checked<CheckedBundle>> {
  const [head, { parents, files }] = await Promise.all([host.readHead(), host.filesOf(commit)]);
  const [parent, ...others] = parents;
  if (parent === undefined || others.length > 0 || !(await host.isIn(parent, head)))
    return refused(foreign(texts.commits));
  const outside = files.flatMap(fileProblems);
  if (outside.length > 0) return refused(...outside);

  const paths = files.map(({ path }) => path.slice(CONTENT_PATH.length));
  const version = await recordVersionAt(host, commit);
  const [media, data] = await Promise.all([
    Promise.all(paths.filter(isUploaded).map((path) => fileAt(host, path, commit))),
    textProblems(host, paths, commit, version),
  ]);
  const problems = [...media.flatMap((file) => (file.ok ? [] : file.problems)), ...data];
  if (problems.length > 0) return refused(...problems);
  const past = await changesIn(host, commit);
  const exchange = await site().loadExchange();
  const changes = await exchange.checkChanges(await Promise.all(past.map(bundleChange)), {
    recordVersion: version,
  });
  if (!changes.ok) return changes;
  const pictures = media.flatMap((file) => (file.ok ? [file.value] : []));
  const unseen = [
    ...unusedPictures(changes.value, pictures),
    ...site()
      .entities.filter(
        (entity) => paths.includes(site().fileOf(entity)) && !past.some((change) => change.entity === entity),
      )
      .map((entity) => foreign(texts.unchanged(CONTENT_PATH + site().fileOf(entity)))),
  ];
  if (unseen.length > 0) return refused(...unseen);
  return {
    ok: true,
    value: {
      complete: true,
      createdAt: at,
      createdBy: authorOfMessage(body),
      note: noteOfMessage(body),
      changes: changes.value,
      media: pictures,
    },
  };
}

const foreign = (message: string): StudioProblem => ({ code: 'content', message });
const isUploaded = (path: string) =>
  ['picture', 'document'].includes(contentKind(path, site().recordFiles) ?? '');

/** Returns why a changed file may not be part of a proposal; empty if it may. The studio deletes no files. */
function fileProblems({ path, before, after }: ChangedFile): readonly StudioProblem[] {
  const below = path.startsWith(CONTENT_PATH) ? path.slice(CONTENT_PATH.length) : `/${path}`;
  const file = shownPath(path.replace(/^\//, ''));
  if (after === null) return [foreign(texts.deleted(file))];
  // Publishing keeps the mode of a data file that is executable already.
  const reason = fileProblem(
    below,
    after === before && after === EXECUTABLE ? PLAIN_FILE : after,
    site().recordFiles,
  );
  return reason === null ? [] : [foreign(`${file}: ${reason}`)];
}

/** Checks the data files among the paths as the build does: what it would not read the same way, no review shows. */
async function textProblems(host: GitHost, paths: readonly string[], commit: string, version: number) {
  const exchange = await site().loadExchange();
  const port = commitPort(host, commit);
  const files = await Promise.all(
    site()
      .entities.filter((entity) => paths.includes(site().fileOf(entity)))
      .map((entity) => exchange.readContentFile(port, entity, version)),
  );
  return files.flatMap((file) => (file.ok ? [] : file.problems));
}

async function bundleChange(change: PastChange): Promise<BundleChange> {
  const { entity, before, after } = change;
  if (change.kind === 'order')
    return { op: 'order', entity, baseIds: [...change.before], ids: [...change.after] };
  const { id } = change;
  const baseHash = change.before === null ? null : await recordHash(change.before);
  if (after !== null) return { op: 'put', entity, id, base: before, baseHash, value: after };
  return { op: 'delete', entity, id, base: before, baseHash: baseHash ?? '' };
}

async function fileAt(host: GitHost, path: string, commit: string): Promise<Checked<MediaFile>> {
  const bytes = (await host.readFile(CONTENT_PATH + path, commit)) ?? new Uint8Array();
  const reason = await mediaProblem(path, bytes);
  const type = isDocument(path) ? DOCUMENT_TYPE : pictureTypeOf(bytes);
  const size = isDocument(path) ? { width: 0, height: 0 } : pictureSize(bytes);
  if (reason !== null || type === null || size === null)
    return refused(foreign(`${CONTENT_PATH}${path}: ${reason}`));
  return { ok: true, value: { path, type, ...size, sha256: await sha256Hex(bytes), bytes } };
}

/** Commits changes onto a new branch and opens a request; closes own older ones that it covers. Throws `HostError`. */
export async function propose(
  host: GitHost,
  proposals: ProposalHost,
  publication: Changeset & { readonly branch: string },
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
  { branch, changes }: Pick<Changeset, 'branch' | 'changes'>,
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
 * Tries a proposal's changes on the branch, with all checks, then lets the host merge the commit that was reviewed, by its id.
 * Throws `HostError`. `moved`: the proposal has another commit by now. `conflict`: the host cannot merge it with what was
 * published since, or its records are of an older version. `foreign`: it would publish more than the review shows.
 */
export async function approve(host: GitHost, proposals: ProposalHost, proposal: Proposal) {
  const [head, read, open, version] = await Promise.all([
    host.readHead(),
    readProposal(host, proposal),
    proposals.list(),
    recordVersionAt(host, proposal.commit),
  ]);
  if (hasMoved(open, proposal)) return { kind: 'moved' } as const;
  if (!read.ok) return { kind: 'foreign', problems: read.problems } as const;
  // The host would merge the older records as they are.
  if (version < RECORD_VERSION) return { kind: 'conflict' } as const;
  const mark = markOfMessage(proposal.body);
  const planned = await planAt(host, { ...read.value, by: '', mark }, head);
  if (planned.type === 'stopped') return planned.result;
  const failure = await proposals.merge(proposal).then(
    () => null,
    (error: unknown) => error,
  );
  // The host may have merged it although its answer was lost or somebody else was quicker.
  const isIn = failure === null || (await host.isIn(proposal.commit, await host.readHead()));
  if (isIn) {
    const commit = await findPublication(host, mark);
    return { kind: 'sent', commit: commit ?? proposal.commit, hash: planned.plan.hash } as const;
  }
  if (!(failure instanceof HostError) || failure.failure !== 'refused') throw failure;
  return { kind: hasMoved(await proposals.list(), proposal) ? 'moved' : 'conflict' } as const;
}

const hasMoved = (open: readonly Proposal[], { id, commit }: Proposal) =>
  open.some((now) => now.id === id && now.commit !== commit);
