import { site } from '@/components/admin/site';
import type { MouseEvent } from 'react';
import { recordActions } from '@/components/admin/actions/studio-actions';
import { useRecordAction } from '@/components/admin/actions/use-actions';
import type { Row } from '@/components/admin/store/types';
import { type Entity, wronglyDescribed } from '@/lib/records';
import { pictureHintStrings } from '@/components/admin/strings/shared';
import type { Selection } from './select-rows';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { fieldPath } from '@/components/admin/fields/control-props';
import { isFree } from '@/components/admin/records/entities';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { banglaNote } from '@/components/admin/records/bangla';
import { shownState } from '@/components/admin/records/shown-state';
import { fullTitle } from '@/components/admin/records/row-text';
import { iconButtonStyles } from '@/components/admin/ui/control-styles';
import { StudioIcon, type StudioIconName } from '@/components/admin/ui/studio-icon';
import { listStrings as texts } from '@/components/admin/strings/list';

export type ListView = {
  readonly entity: Entity;
  readonly rows: readonly Row[];
  readonly selection: Selection;
  readonly isEditable: boolean;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly onPreview: (row: Row) => void;
  /** Path of the field to which the titles lead; '' for the beginning of the form. */
  readonly field: string;
};

export type RecordRowProps = RowActionsProps & {
  readonly field: string;
  readonly isSelected: boolean;
  readonly onSelect: Selection['set'];
};

/** Returns the props of one row. They keep their identity while the row is unchanged, for `memo`. */
export const rowProps = (
  { selection, isEditable, onPreview, field }: ListView,
  row: Row,
): RecordRowProps => ({
  row,
  isSelected: selection.has(row),
  onSelect: selection.set,
  isEditable,
  onPreview,
  field,
});

type TickProps = {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** Checkbox that selects rows for bulk actions. */
export const Tick = ({ label, isTicked, onTick }: TickProps) => (
  <label className="-m-2 grid size-9 cursor-pointer place-content-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={isTicked}
      onChange={(event) => onTick(event.target.checked)}
      className="size-4.5 accent-brand-ink"
    />
  </label>
);

/** Checkbox that selects a row. */
export const RowTick = ({
  row,
  isSelected,
  onSelect,
}: Omit<RecordRowProps, 'isEditable' | 'onPreview' | 'field'>) => (
  <Tick
    label={texts.select(fullTitle(row))}
    isTicked={isSelected}
    onTick={(isTicked) => onSelect([row], isTicked)}
  />
);

/** Title of a record, linked to the editor; struck through without a link if deleted. */
export function RowTitle({ row, field }: Pick<RecordRowProps, 'row' | 'field'>) {
  // Read-only tabs can open records, too.
  const isOpenable = useStudio(({ state }) => state.status.phase !== 'insecure');
  const title = row.title || row.id;
  if (row.state.kind === 'deleted') return <s className="font-semibold text-concrete-600">{title}</s>;
  if (!isOpenable) return <span className="font-semibold">{title}</span>;
  return (
    <StudioLink
      href={fieldPath(row.entity, row.id, field)}
      className="inline-block py-1 font-semibold underline-offset-4 hover:underline"
    >
      {title}
    </StudioLink>
  );
}

/** Notes below a record's state: its schedule, and missing or stale Bangla. */
export function RowNotes({ row }: { readonly row: Row }) {
  const pictureNote = wronglyDescribed(row.value).length > 0 ? pictureHintStrings.note : null;
  const notes = [shownState(row).note, banglaNote(row.value), pictureNote];
  return notes.map(
    (note) =>
      note !== null && (
        <span key={note} className="mt-1 block text-sm">
          {note}
        </span>
      ),
  );
}

type RowActionsProps = {
  readonly row: Row;
  readonly isEditable: boolean;
  readonly onPreview: (row: Row) => void;
};

/** Actions on one record. Deleting needs no confirmation: the status bar has Undo, the row Restore. */
export function RowActions({ row, isEditable, onPreview }: RowActionsProps) {
  const run = useRecordAction();
  const button = (label: string, icon: StudioIconName, onPress: (event: MouseEvent) => unknown) => (
    <button
      // Restore shares its key with Delete, so that it keeps the focus.
      key={icon === 'restore' ? 'delete' : icon}
      type="button"
      aria-label={texts.actionOf(label, fullTitle(row))}
      title={label}
      onClick={(event) => void onPress(event)}
      className={iconButtonStyles.press}
    >
      <StudioIcon name={icon} />
    </button>
  );

  if (!isFree(row.entity)) return null;
  const actions = [recordActions.duplicate, recordActions.delete, recordActions.restore];
  return (
    <span className="flex justify-end">
      {site().registry[row.entity].shownOn.length > 0 &&
        button(texts.preview, 'preview', () => onPreview(row))}
      {isEditable &&
        actions
          .filter((action) => action.isEnabled(row))
          .map((action) => button(action.label, action.icon, (event) => run(action, [row], event)))}
    </span>
  );
}
