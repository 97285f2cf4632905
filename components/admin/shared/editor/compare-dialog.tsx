import type { Row } from '@/components/admin/store/types';
import { DialogFrame } from '@/components/admin/shared/dialog-frame';
import { FieldChanges } from '@/components/admin/shared/review/field-changes';
import { editorStrings } from '@/components/admin/shared/strings/editor';

type CompareDialogProps = { readonly row: Row; readonly onClosed: () => void };

/** The published record and its draft, field by field. */
export function CompareDialog({ row, onClosed }: CompareDialogProps) {
  const after = row.draft?.op === 'delete' ? null : row.value;
  return (
    <DialogFrame
      id="studio-compare"
      title={editorStrings.comparison(row.title || row.id)}
      openOnMount
      onClosed={onClosed}
      className="max-w-5xl"
    >
      <FieldChanges entity={row.entity} before={row.published} after={after} />
    </DialogFrame>
  );
}
