import { fullTitle } from '@/components/admin/records/row-text';
import type { Row } from '@/components/admin/store/types';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import { editorStrings } from '@/components/admin/strings/editor';

type CompareDialogProps = { readonly row: Row; readonly onClosed: () => void };

/** The published record and its draft, field by field. */
export function CompareDialog({ row, onClosed }: CompareDialogProps) {
  const after = row.draft?.op === 'delete' ? null : row.value;
  return (
    <DialogFrame
      id="studio-compare"
      title={editorStrings.comparison(fullTitle(row))}
      openOnMount
      onClosed={onClosed}
      className="max-w-5xl"
    >
      <FieldChanges entity={row.entity} before={row.published} after={after} />
    </DialogFrame>
  );
}
