import { counted } from '@/components/admin/shared/counted';
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
  const why = {
    changed: `${path} was changed by somebody else while it was being written. Try again.`,
    failed: `${path} could not be written.${detail === '' ? '' : ` The browser says: ${detail}`}`,
    unproved: `${path} was written, but reading it back gave something else.`,
  }[reason];
  const state =
    notPutBack.length === 0
      ? 'The folder is as it was before.'
      : `These files could not be put back and need a look: ${notPutBack.join(', ')}.`;
  return `Not written. ${why} ${state} Your drafts stay as they are.`;
}
