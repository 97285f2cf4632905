import { counted } from '@/components/admin/strings/counted';
import { publishStrings } from '@/components/admin/strings/publish';
import type { FileChange, WriteResult } from '@/content/lib/write-files';

/** `products.json, 2 pictures`. */
export function filesText(files: readonly Pick<FileChange, 'path'>[]) {
  const pictures = files.filter(({ path }) => path.startsWith('media/')).length;
  const content = files.filter(({ path }) => !path.startsWith('media/')).map(({ path }) => path);
  return [...content, ...(pictures > 0 ? [counted(pictures, 'picture')] : [])].join(', ');
}

/** Why a write has failed, which file it was, and how things stand now. */
export function writeFailureText(failure: Extract<WriteResult, { readonly ok: false }>) {
  const { path, reason, detail, notPutBack } = failure;
  const texts = publishStrings.failure;
  const state = notPutBack.length === 0 ? texts.asBefore : texts.notPutBack(notPutBack.join(', '));
  return texts.whole(texts[reason](path, detail), state);
}
