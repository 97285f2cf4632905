import type { Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/use-studio';
import { exportSelected } from '@/components/admin/shared/publish/export-selected';
import { changeKey } from '@/components/admin/store/keys';
import { exportStrings } from '@/components/admin/shared/strings/export';
import { useAnnounce } from '@/components/admin/shared/use-announce';

/** Exports the changes of some rows as a bundle, and says how that has ended. */
export function useExportRows() {
  const studio = useStudio();
  const { announce } = useAnnounce();
  return async (rows: readonly Row[]) => {
    const keys = new Set(rows.filter(({ draft }) => draft !== null).map(changeKey));
    if (keys.size === 0) return announce(exportStrings.nothing);
    const exported = await exportSelected(studio, keys, '');
    switch (exported.kind) {
      case 'exported':
        return announce(exportStrings.exported(exported.count, exported.name));
      case 'problems':
        return announce(exportStrings.unfinished);
      case 'failed':
        return announce(exported.text);
    }
  };
}
