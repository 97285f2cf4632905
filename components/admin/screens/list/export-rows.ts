import type { Studio } from '@/components/admin/store/studio';
import type { Row } from '@/components/admin/store/types';
import { exportSelected } from '@/components/admin/screens/publish/export-selected';
import { changeKey } from '@/components/admin/store/records';
import { exportStrings } from '@/components/admin/strings/publish';

/** Exports the changes of some rows as a bundle; returns how that has ended, in a sentence. */
export async function exportRows(studio: Studio, rows: readonly Row[]): Promise<string> {
  const keys = new Set(rows.filter(({ draft }) => draft !== null).map(changeKey));
  if (keys.size === 0) return exportStrings.nothing;
  const exported = await exportSelected(studio, keys, { note: '', name: '' });
  switch (exported.kind) {
    case 'exported':
      return exportStrings.exported(exported.count, exported.name);
    case 'problems':
      return exportStrings.unfinished;
    case 'failed':
      return exported.text;
  }
}
