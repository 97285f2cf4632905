import { fullTitle } from '@/components/admin/records/row-text';
import type { Row } from '@/components/admin/store/types';
import { useStudioPart } from '@/components/admin/store/use-studio';
import { iconButtonStyles } from '@/components/admin/ui/control-styles';
import { duplicatePath, isFree } from '@/components/admin/records/entities';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { refusalText } from '@/components/admin/records/refusal-text';
import { listStrings } from '@/components/admin/strings/list';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { useAnnounce } from '@/components/admin/ui/use-announce';

const texts = listStrings.row;

type RowActionsProps = {
  readonly row: Row;
  readonly isEditable: boolean;
  readonly onPreview: (row: Row) => void;
};

/** What can be done with one record. Deleting acts at once: Undo stands in the status bar, Restore in the row. */
export function RowActions({ row, isEditable, onPreview }: RowActionsProps) {
  const remove = useStudioPart((studio) => studio.remove);
  const restore = useStudioPart((studio) => studio.restore);
  const { announce } = useAnnounce();
  const title = fullTitle(row);
  const isDeleted = row.state.kind === 'deleted' || row.draft?.op === 'delete';

  const toggle = async () => {
    const outcome = await (isDeleted ? restore([row]) : remove([row]));
    if (!outcome.ok) announce(refusalText(outcome));
  };

  if (!isFree(row.entity)) return null;
  return (
    <span className="flex justify-end">
      <button
        type="button"
        aria-label={texts.of(texts.preview, title)}
        title={texts.preview}
        onClick={() => onPreview(row)}
        className={iconButtonStyles.press}
      >
        <StudioIcon name="preview" />
      </button>
      {isEditable && !isDeleted && (
        <StudioLink
          href={duplicatePath(row.entity, row.id)}
          aria-label={texts.of(texts.duplicate, title)}
          title={texts.duplicate}
          className={iconButtonStyles.press}
        >
          <StudioIcon name="duplicate" />
        </StudioLink>
      )}
      {isEditable && (
        <button
          type="button"
          aria-label={texts.of(isDeleted ? texts.restore : texts.delete, title)}
          title={isDeleted ? texts.restore : texts.delete}
          onClick={() => void toggle()}
          className={iconButtonStyles.press}
        >
          <StudioIcon name={isDeleted ? 'restore' : 'delete'} />
        </button>
      )}
    </span>
  );
}
