import { pictureProblemStrings as texts } from '@/components/admin/strings/writing';
import { DOCUMENT_TYPE, type Media, mediaProblem, uploadSrc } from '@/lib/exchange';
import { namedPicture } from './prepare-picture';

export type PreparedDocument =
  | { readonly ok: true; readonly media: Media; readonly src: string }
  | { readonly ok: false; readonly message: string };

/** Checks a PDF file and names it by its contents and its title, or by its own name where there is no title. */
export async function prepareDocument(
  file: File,
  title: string,
  stored: ReadonlyMap<string, Media>,
): Promise<PreparedDocument> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { ok: false, message: texts.notRead };
  const blob = new Blob([bytes], { type: DOCUMENT_TYPE });
  const name = title || file.name.replace(/\.pdf$/i, '');
  const media = await namedPicture({ blob, type: DOCUMENT_TYPE, width: 0, height: 0 }, name, stored);
  const message = await mediaProblem(media.path, new Uint8Array(bytes));
  return message === null ? { ok: true, media, src: uploadSrc(media.path) } : { ok: false, message };
}
