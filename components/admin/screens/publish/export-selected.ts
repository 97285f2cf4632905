import type { Studio } from '@/components/admin/store/studio';
import { refusalText } from '@/components/admin/records/refusal-text';
import { signatureOf } from '@/components/admin/store/profile';
import { saveFile } from '@/components/admin/ui/save-file';
import { exportStrings } from '@/components/admin/strings/publish';
import { withExport } from './exports';
import type { PublishResult } from './publish-result';
import { makeSelected } from './selected-drafts';

type Exported =
  | { readonly kind: 'exported'; readonly name: string; readonly count: number }
  | Extract<PublishResult, { readonly kind: 'failed' | 'problems' }>;

/** Exports the chosen changes as a bundle, marks them as written once the file has been made, and notes it for Activity. */
export async function exportSelected(
  studio: Studio,
  keys: ReadonlySet<string>,
  { note, name }: { readonly note: string; readonly name: string },
): Promise<Exported> {
  try {
    if (name !== '') await studio.setProfile({ name, jobTitle: '' });
    const by = name === '' ? signatureOf(studio.state.profile) : name;
    const { made, drafts } = await makeSelected(studio, keys, note, by);
    if (!made.ok) return { kind: 'problems', problems: made.problems };
    saveFile(made.value.name, made.value.text);
    const marked = await studio.markWritten(drafts);
    if (!marked.ok) return { kind: 'failed', text: refusalText(marked) };
    const kept = await studio.readMeta('exports');
    const exported = {
      at: new Date().toISOString(),
      file: made.value.name,
      by,
      note,
      changes: drafts.length,
    };
    await studio.writeMeta('exports', withExport(kept.ok ? kept.value : null, exported));
    return { kind: 'exported', name: made.value.name, count: drafts.length };
  } catch {
    // A chunk or a picture that cannot be read.
    return { kind: 'failed', text: exportStrings.failed };
  }
}
