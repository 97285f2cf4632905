import type { Row } from '@/components/admin/drafts/types';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { counted } from '@/components/admin/shared/counted';
import { exportSelected } from '@/components/admin/shared/publish/export-selected';
import { changeKey } from '@/components/admin/shared/publish/selected-drafts';
import { useAnnounce } from '@/components/admin/shared/use-announce';

/** Exports the changes of some rows as a bundle, and says how that has ended. */
export function useExportRows() {
  const studio = useStudio();
  const { announce } = useAnnounce();
  return async (rows: readonly Row[]) => {
    const keys = new Set(rows.filter(({ draft }) => draft !== null).map(changeKey));
    if (keys.size === 0) return announce('Nothing to export: the selected records are as on the website.');
    const exported = await exportSelected(studio, keys, '');
    switch (exported.kind) {
      case 'exported':
        return announce(`Exported ${counted(exported.count, 'change')}: ${exported.name}`);
      case 'problems':
        return announce(
          'Nothing was exported: some of these records are not complete yet. Open the review to see which.',
        );
      case 'failed':
        return announce(exported.text);
    }
  };
}
