import type { Studio } from '@/components/admin/store/studio';
import { refusalText } from '@/components/admin/records/refusal-text';
import { saveFile } from '@/components/admin/ui/save-file';
import { exportStrings } from '@/components/admin/strings/export';
import type { PublishResult } from './publish-result';
import { makeSelected } from './selected-drafts';

type Exported =
  | { readonly kind: 'exported'; readonly name: string; readonly count: number }
  | Extract<PublishResult, { readonly kind: 'failed' | 'problems' }>;

/** Exports the chosen changes as a bundle, and marks them as written once the file has been made. */
export async function exportSelected(
  studio: Studio,
  keys: ReadonlySet<string>,
  note: string,
): Promise<Exported> {
  try {
    const { made, drafts } = await makeSelected(studio, keys, note);
    if (!made.ok) return { kind: 'problems', problems: made.problems };
    saveFile(made.value.name, made.value.text);
    const marked = await studio.markWritten(drafts);
    if (!marked.ok) return { kind: 'failed', text: refusalText(marked) };
    return { kind: 'exported', name: made.value.name, count: drafts.length };
  } catch {
    // A chunk or a picture that cannot be read.
    return { kind: 'failed', text: exportStrings.failed };
  }
}
