import type { Row } from '@/components/admin/drafts/types';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { counted } from '@/components/admin/shared/counted';
import { changeKey, isRecordDraft, makeSelected } from '@/components/admin/shared/publish/selected-drafts';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { saveFile } from '@/components/admin/shared/save-file';
import { useAnnounce } from '@/components/admin/shared/use-announce';

/** Exports the changes of some rows as a bundle, and marks them as written once the file has been made. */
export function useExportRows() {
  const studio = useStudio();
  const { announce } = useAnnounce();
  return async (rows: readonly Row[]) => {
    const keys = new Set(rows.filter(({ draft }) => draft !== null).map(changeKey));
    if (keys.size === 0) return announce('Nothing to export: the selected records are as on the website.');
    try {
      const { made, drafts } = await makeSelected(studio, keys, '');
      if (!made.ok) {
        return announce(
          'Nothing was exported: some of these records are not complete yet. Open the review to see which.',
        );
      }
      saveFile(made.value.name, made.value.text);
      const marked = await studio.markWritten(drafts.filter(isRecordDraft));
      announce(
        marked.ok ? `Exported ${counted(drafts.length, 'change')}: ${made.value.name}` : refusalText(marked),
      );
    } catch {
      announce('Nothing was exported: the browser could not read the drafts. Try again.');
    }
  };
}
