import { changeKey, isOrder } from '@/components/admin/store/keys';
import type { Studio } from '@/components/admin/store/studio';
import type { ImportedChange } from '@/components/admin/store/studio-api';
import type { AnyDraft } from '@/components/admin/store/types';
import { refusalText } from '@/components/admin/records/refusal-text';
import { publishStrings } from '@/components/admin/strings/publish';
import { lastWriteOf, type LastWrite } from './last-write';
import type { PublishResult } from './publish-result';
import { makeSelected } from './selected-drafts';
import { filesText, writeFailureText } from './write-text';

const texts = publishStrings.folder;

type Written = { readonly result: PublishResult; readonly lastWrite: LastWrite | null };

const ended = (result: PublishResult, lastWrite: LastWrite | null = null): Written => ({ result, lastWrite });

/** Writes the chosen changes into the content folder: merged, validated, all or nothing, and read back. */
export async function writeFolder(
  studio: Studio,
  handle: FileSystemDirectoryHandle,
  keys: ReadonlySet<string>,
): Promise<Written> {
  const { made, drafts } = await makeSelected(studio, keys, '');
  if (!made.ok) return ended({ kind: 'problems', problems: made.problems });
  const [{ applyChanges }, { folderPort }] = await Promise.all([
    import('@/content/exchange/apply'),
    import('@/content/lib/folder-port'),
  ]);
  const applied = await applyChanges(folderPort(handle), made.value.bundle);
  switch (applied.kind) {
    case 'invalid':
      return ended({ kind: 'problems', problems: applied.problems });
    case 'disputed':
      return ended({ kind: 'disputed', disputes: applied.disputes });
    case 'unreadable':
      return ended({
        kind: 'failed',
        text: texts.notWritten(applied.detail),
      });
    case 'planned':
      break;
  }
  if (!applied.written.ok) return ended({ kind: 'failed', text: writeFailureText(applied.written) });

  const { files } = applied;
  const lastWrite = lastWriteOf(files, drafts);
  if (files.length > 0) await studio.writeMeta('lastWrite', lastWrite);
  const marked = await studio.markWritten(drafts);
  if (!marked.ok) return ended({ kind: 'failed', text: refusalText(marked) }, lastWrite);
  const text = files.length === 0 ? texts.same : texts.written(filesText(files));
  return ended({ kind: 'done', text }, files.length === 0 ? null : lastWrite);
}

/** Puts the folder back to what it held before the last write, while its files are still exactly what was written. */
export async function takeBack(
  studio: Studio,
  handle: FileSystemDirectoryHandle,
  lastWrite: LastWrite,
): Promise<PublishResult> {
  const [{ reversalOf, writeFiles }, { folderPort }] = await Promise.all([
    import('@/content/lib/write-files'),
    import('@/content/lib/folder-port'),
  ]);
  const reversal = reversalOf(lastWrite.files);
  const written = await writeFiles(folderPort(handle), reversal);
  if (!written.ok) {
    return {
      kind: 'failed',
      text: written.reason === 'changed' ? texts.overtaken(written.path) : writeFailureText(written),
    };
  }
  await studio.writeMeta('lastWrite', null);
  const { drafts } = await studio.contents();
  const taken = new Set(lastWrite.keys);
  // The same drafts once more, without the mark that they are written: they wait to be published again.
  const waiting = drafts.filter((draft) => draft.writtenHash !== undefined && taken.has(changeKey(draft)));
  if (waiting.length > 0) {
    const marked = await studio.importChanges(waiting.map(unwritten), [], 'tookBack');
    if (!marked.ok) return { kind: 'failed', text: refusalText(marked) };
  }
  return {
    kind: 'done',
    text: texts.takenBack(filesText(reversal)),
  };
}

function unwritten(draft: AnyDraft): ImportedChange {
  if (isOrder(draft)) {
    const { entity, id, baseIds, ids } = draft;
    return { entity, id, baseIds, ids };
  }
  const { entity, id, op, value, base, baseHash } = draft;
  return { entity, id, op, value, base, baseHash };
}
