import { fullTitle } from '@/components/admin/records/row-text';
import type { Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { iconButtonStyles } from '@/components/admin/ui/control-styles';
import { isFree } from '@/components/admin/records/entities';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { useAct } from '@/components/admin/records/use-act';
import { useDuplicate } from '@/components/admin/records/use-duplicate';
import { listStrings } from '@/components/admin/strings/list';

const texts = listStrings.row;

type RowActionsProps = {
  readonly row: Row;
  readonly isEditable: boolean;
  readonly onPreview: (row: Row) => void;
};

/** What can be done with one record. Deleting acts at once: Undo stands in the status bar, Restore in the row. */
export function RowActions({ row, isEditable, onPreview }: RowActionsProps) {
  const remove = useStudio((studio) => studio.remove);
  const restore = useStudio((studio) => studio.restore);
  const duplicate = useDuplicate();
  const act = useAct();
  const isDeleted = row.state.kind === 'deleted' || row.draft?.op === 'delete';

  const button = (name: 'preview' | 'duplicate' | 'delete' | 'restore', onPress: () => void) => (
    <button
      type="button"
      aria-label={texts.of(texts[name], fullTitle(row))}
      title={texts[name]}
      onClick={onPress}
      className={iconButtonStyles.press}
    >
      <StudioIcon name={name} />
    </button>
  );

  if (!isFree(row.entity)) return null;
  return (
    <span className="flex justify-end">
      {button('preview', () => onPreview(row))}
      {isEditable && !isDeleted && button('duplicate', () => void act(duplicate([row])))}
      {isEditable &&
        (isDeleted
          ? button('restore', () => void act(restore([row])))
          : button('delete', () => void act(remove([row]))))}
    </span>
  );
}
