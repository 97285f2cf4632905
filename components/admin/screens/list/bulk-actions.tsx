import { StudioButton } from '@/components/admin/ui/studio-button';
import { useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { categoryChoices, isFree } from '@/components/admin/records/entities';
import { type RecordAction, recordActions } from '@/components/admin/actions/studio-actions';
import { useRecordAction } from '@/components/admin/actions/use-actions';
import { bulkStrings as texts } from '@/components/admin/strings/list-actions';
import type { Entity } from '@/lib/records';
import { Select } from '@/components/admin/ui/labelled-input';
import type { Selection } from './select-rows';
import { sharedStrings } from '@/components/admin/strings/shared';
import { loadReview } from '@/components/admin/screens/review-part';
import { act, announce } from '@/components/admin/ui/announce';

type BulkActionsProps = { readonly entity: Entity; readonly selection: Selection };

/** Actions on the selected rows; each action is one step of the history. */
export function BulkActions({ entity, selection }: BulkActionsProps) {
  const studio = useStudio();
  const run = useRecordAction();
  const [category, setCategory] = useState('');
  const categories = categoryChoices(entity, studio.rows);
  const live = selection.rows.filter(({ change }) => change?.op !== 'delete');
  const exportSelection = async () => {
    const part = await loadReview().catch(() => null);
    announce(part === null ? sharedStrings.partMissing : await part.exportRows(studio, selection.rows));
  };
  const press = (action: RecordAction) => (
    <StudioButton
      label={action.label}
      look="quietTight"
      onPress={async (event) =>
        (await run(action, selection.rows.filter(action.isEnabled), event)) && selection.clear()
      }
    />
  );

  return (
    <>
      {isFree(entity) && (
        <>
          {press(recordActions.delete)}
          {press(recordActions.duplicate)}
        </>
      )}
      {categories.length > 0 && (
        // The button applies it: changing the select alone has no effect (WCAG 3.2.2).
        <>
          <Select
            aria-label={texts.setCategory}
            choices={categories}
            value={category}
            onChoose={setCategory}
            className="max-w-full"
          >
            <option value="" disabled>
              {texts.setCategory}
            </option>
          </Select>
          <StudioButton
            label={texts.apply}
            look="quietTight"
            isOff={category === ''}
            onPress={async () =>
              (await act(studio.edit(live, (value) => ({ ...value, category })))) && selection.clear()
            }
          />
        </>
      )}
      <StudioButton label={texts.export} look="quietTight" onPress={exportSelection} />
    </>
  );
}
