import { checkContent, type ContentSet } from '../check/check-content';
import type { CheckedChange } from './check-changes';
import type { MediaFile } from './check-media';
import { checkFolder, type ContentFile, readContent } from './content-folder';
import type { Entity } from '../registry';
import type { FileChange, FilePort } from '../lib/file-port';
import { folderPictures, type PictureLookup } from './folder-pictures';
import { type ChangeReport, type Dispute, type FilePlan, planFile } from './plan-changes';
import { planPictures } from './plan-pictures';
import type { StudioProblem } from '../check/studio-problem';
import { loadFullMerge } from '../lib/three-way-merge';

/** Changes and pictures that have passed `readBundle` or `checkChanges`. */
type ApplyInput = {
  readonly changes: readonly CheckedChange[];
  readonly media: readonly MediaFile[];
  /** Where pictures are looked up that the bundle does not bring. By default in the folder and the website's list. */
  readonly lookUp?: PictureLookup;
};

type Planned = {
  readonly kind: 'planned';
  readonly reports: readonly ChangeReport[];
  /** Pictures first, then content files; empty when the folder says the same already. */
  readonly files: readonly FileChange[];
};

type NotPlanned =
  | { readonly kind: 'invalid'; readonly problems: readonly StudioProblem[] }
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] }
  /** The folder cannot be read. */
  | { readonly kind: 'unreadable'; readonly detail: string };

export type ApplyPlan = Planned | NotPlanned;

/**
 * What applying the changes would do to a content folder: read, parse, validate, merge, build and validate the whole
 * new files, all in memory. Nothing is written.
 */
export async function planApply(port: FilePort, input: ApplyInput): Promise<ApplyPlan> {
  try {
    const folder = await checkFolder(port);
    if (!folder.ok) return { kind: 'invalid', problems: folder.problems };
    const content = await readContent(port);
    if (!content.ok) return { kind: 'invalid', problems: content.problems };
    return await planContent(port, content.value, input);
  } catch (error) {
    return { kind: 'unreadable', detail: error instanceof Error ? error.message : String(error) };
  }
}

async function planContent(
  port: FilePort,
  content: ReadonlyMap<Entity, ContentFile>,
  { changes, media, lookUp = folderPictures(port) }: ApplyInput,
): Promise<ApplyPlan> {
  await loadFullMerge();
  const plans: (FilePlan & { readonly file: ContentFile })[] = [...content.values()].map((file) => ({
    file,
    ...planFile(
      file,
      changes.filter(({ entity }) => entity === file.entity),
    ),
  }));
  const problems = plans.flatMap((plan) => plan.problems);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const disputes = plans.flatMap((plan) => plan.disputes);
  if (disputes.length > 0) return { kind: 'disputed', disputes };

  const changed = plans.flatMap((plan) => plan.changed);
  const pictures = await planPictures(port, { changed, media, lookUp });
  const set = Object.fromEntries(plans.map(({ file, records }) => [file.entity, records])) as ContentSet;
  const wrong = [...(await checkContent(set, pictures.facts)), ...pictures.problems];
  if (wrong.length > 0) return { kind: 'invalid', problems: wrong };
  const files = plans.flatMap(({ file: { path, bytes: before }, after }): FileChange[] =>
    after === null ? [] : [{ path, before, after }],
  );
  return {
    kind: 'planned',
    reports: plans.flatMap((plan) => plan.reports),
    files: [...pictures.writes, ...files],
  };
}
