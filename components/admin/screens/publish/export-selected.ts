import { site } from '@/components/admin/site';
import { openPictures } from '@/components/admin/records/picture-facts';
import type { Studio } from '@/components/admin/store/studio';
import { refusalText } from '@/components/admin/ui/announce';
import { signatureOf } from '@/components/admin/store/profile';
import { saveFile } from '@/components/admin/ui/save-file';
import { exportStrings } from '@/components/admin/strings/publish';
import { withExport } from './export-list';
import type { PublishResult } from './publish-outcome';
import { draftKey } from '@/components/admin/store/layers';
import { inListOrder } from '@/components/admin/store/records';
import type { Row } from '@/components/admin/store/types';
import type { ChangeToHand } from '@/lib/exchange';

/** Result of an export: the name of its file, or why there is none. */
export type Exported =
  | { readonly kind: 'exported'; readonly name: string; readonly drafts: readonly ChangeToHand[] }
  | Extract<PublishResult, { readonly kind: 'failed' | 'problems' }>;

/** Exports the selected changes as a bundle, hands them over, and adds the export to the activity list. */
export async function exportSelected(
  studio: Studio,
  keys: ReadonlySet<string>,
  { note, name }: { readonly note: string; readonly name: string },
): Promise<Exported> {
  try {
    if (name !== '') await studio.setProfile({ name, jobTitle: '' });
    const by = name === '' ? signatureOf(studio.state.profile) : name;
    const { bundle, drafts } = await makeSelected(studio, keys, note, by);
    if (!bundle.ok) return { kind: 'problems', problems: bundle.problems };
    const handed = await studio.handOver(drafts, { to: 'file', mark: '' });
    if (!handed.ok) return { kind: 'failed', text: refusalText(handed) };
    saveFile(bundle.value.name, bundle.value.text);
    const entry = await studio.readMeta('exports');
    const exported = {
      at: new Date().toISOString(),
      file: bundle.value.name,
      by,
      note,
      changes: drafts.length,
    };
    await studio.writeMeta('exports', withExport(entry.ok ? entry.value : null, exported));
    return { kind: 'exported', name: bundle.value.name, drafts };
  } catch {
    // A chunk could not be loaded, or a picture not be read.
    return { kind: 'failed', text: exportStrings.failed };
  }
}

/** Exports the changes of some rows as a bundle; returns the result as a sentence. */
export async function exportRows(studio: Studio, rows: readonly Row[]): Promise<string> {
  const keys = new Set(rows.filter(({ change }) => change !== null).map(draftKey));
  if (keys.size === 0) return exportStrings.nothing;
  const exported = await exportSelected(studio, keys, { note: '', name: '' });
  switch (exported.kind) {
    case 'exported':
      return exportStrings.exported(exported.drafts.length, exported.name);
    case 'problems':
      return exportStrings.unfinished;
    case 'failed':
      return exported.text;
  }
}

/** Makes a bundle of the selected drafts and tries it in memory, so that the script's problems are found here. */
export async function makeSelected(
  studio: Studio,
  keys: ReadonlySet<string>,
  note: string,
  createdBy: string,
) {
  // Imported on demand: contains schemas and checks.
  const [exchange, { drafts, media }] = await Promise.all([site().loadExchange(), studio.contents()]);
  const chosen = inListOrder(
    studio.state,
    drafts.filter((draft) => keys.has(draftKey(draft))),
  );
  const bundle = await exchange.makeBundle({ drafts: chosen, media, complete: true, createdBy, note });
  const problems = bundle.ok
    ? await exchange.problemsOnline(bundle.value.bundle, openPictures(studio.state.media))
    : [];
  return { bundle: problems.length > 0 ? ({ ok: false, problems } as const) : bundle, drafts: chosen };
}
