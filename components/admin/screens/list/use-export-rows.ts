import type { Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { sharedStrings } from '@/components/admin/strings/shared';
import { useAnnounce } from '@/components/admin/ui/use-announce';

/** Exports the changes of some rows as a bundle, and says how that has ended. */
export function useExportRows() {
  const studio = useStudio();
  const { announce } = useAnnounce();
  return async (rows: readonly Row[]) => {
    const part = await import('./export-rows').catch(() => null);
    announce(part === null ? sharedStrings.partMissing : await part.exportRows(studio, rows));
  };
}
