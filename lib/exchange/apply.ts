import { said } from '../text';
import { checkContent } from './check-content';
import type { CheckedChange } from './check-changes';
import type { MediaFile } from './check-media';
import { checkFolder, type ContentFile, readContent } from './content-folder';
import type { Entity, ManagedRecord, StudioProblem, PictureFacts } from '../records';
import type { ContentModel, ContentSet } from './model';
import { type FileChange, type FilePort, sameBytes } from './file-port';
import { folderPictures, type PictureLookup } from './folder-pictures';
import { type ChangeReport, type Dispute, planFile } from './plan-changes';
import { stemOf, uploadSrc } from './media-path';
import { filesIn } from '../pictures';

/** Changes and pictures that have passed `readBundle` or `checkChanges`. */
type ApplyInput = {
  readonly changes: readonly CheckedChange[];
  readonly media: readonly MediaFile[];
  /** Lookup for pictures that the bundle lacks. Default: the folder and the website's list. */
  readonly lookUp?: PictureLookup;
};

export type ApplyPlan =
  | {
      readonly kind: 'planned';
      readonly reports: readonly ChangeReport[];
      /** Pictures first, then content files; empty when the folder already has this content. */
      readonly files: readonly FileChange[];
    }
  | { readonly kind: 'invalid'; readonly problems: readonly StudioProblem[] }
  | { readonly kind: 'disputed'; readonly disputes: readonly Dispute[] }
  | { readonly kind: 'unreadable'; readonly detail: string };

/** Plans a change of a content folder: validates the whole new files in memory, and writes nothing. */
export async function planApply(model: ContentModel, port: FilePort, input: ApplyInput): Promise<ApplyPlan> {
  try {
    const folder = await checkFolder(port);
    if (!folder.ok) return { kind: 'invalid', problems: folder.problems };
    const content = await readContent(model, port);
    if (!content.ok) return { kind: 'invalid', problems: content.problems };
    return await planContent(model, port, content.value, input);
  } catch (error) {
    return { kind: 'unreadable', detail: error instanceof Error ? error.message : String(error) };
  }
}

async function planContent(
  model: ContentModel,
  port: FilePort,
  content: ReadonlyMap<Entity, ContentFile>,
  { changes, media, lookUp = folderPictures(model, port) }: ApplyInput,
): Promise<ApplyPlan> {
  const changesOf = (entity: Entity) => changes.filter((change) => change.entity === entity);
  const known = Object.fromEntries(
    [...content.values()].map(({ entity, records }) => [
      entity,
      [
        ...changesOf(entity).flatMap((change) => (change.op === 'put' ? [change.value] : [])),
        ...[...records.values()].map(({ value }) => value),
      ],
    ]),
  );
  const plans = [...content.values()].map((file) => {
    const { entity } = file;
    const titleOf = (record: ManagedRecord) =>
      model.metaOf(entity).titleOf(model.withNames(known, entity, record));
    return { file, ...planFile(model, file, changesOf(entity), titleOf) };
  });
  const problems = plans.flatMap((plan) => plan.problems);
  if (problems.length > 0) return { kind: 'invalid', problems };
  const disputes = plans.flatMap((plan) => plan.disputes);
  if (disputes.length > 0) return { kind: 'disputed', disputes };

  const changed = plans.flatMap((plan) => plan.changed);
  const pictures = await planPictures(port, { changed, media, lookUp });
  const set = Object.fromEntries<readonly ManagedRecord[]>(
    plans.map(({ file, records }) => [file.entity, records]),
  ) as ContentSet;
  const wrong = [...(await checkContent(model, set, pictures.facts)), ...pictures.problems];
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

/** `changed`: new values of the changed records. */
type PictureNeeds = Required<Omit<ApplyInput, 'changes'>> & { readonly changed: readonly ManagedRecord[] };

/** Plans the pictures to write, and collects facts of all in use. Never overwrites one in `media/`. */
async function planPictures(port: FilePort, { changed, media, lookUp }: PictureNeeds) {
  const used = new Set(filesIn(changed));
  const wanted = media.filter(({ path }) => used.has(uploadSrc(path)));
  const brought = new Map(wanted.map((file) => [uploadSrc(file.path), file]));
  const factsIn = await lookUp([...used].filter((src) => !brought.has(src)));
  const there = new Map((await port.listMedia()).map((name) => [stemOf(`media/${name}`), `media/${name}`]));

  const writes: FileChange[] = [];
  const problems: StudioProblem[] = [];
  for (const { path, bytes } of wanted) {
    const before = await port.read(path);
    if (before !== null && sameBytes(before, bytes)) continue;
    const namesake = there.get(stemOf(path)) ?? path;
    // An interrupted write leaves an empty file; only that may be replaced.
    const isFree = before === null ? namesake === path : before.length === 0;
    if (isFree) writes.push({ path, before, after: bytes });
    else {
      problems.push({
        code: 'picture',
        message: `${path}: ${said(['another picture already has this name.', 'এই নামে অন্য ছবি আছে।'])}`,
      });
    }
  }
  const facts: PictureFacts = (src) => {
    const file = brought.get(src);
    return file === undefined ? factsIn(src) : { kind: 'there', width: file.width, height: file.height };
  };
  return { writes, facts, problems };
}
