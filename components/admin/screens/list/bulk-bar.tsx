import type { Row } from '@/components/admin/store/types';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { listStrings } from '@/components/admin/strings/list';
import type { Entity } from '@/content/registry';
import type { Selection } from './select-rows';

const texts = listStrings.bulk;

/** Preloaded after the list, so that bulk actions also work offline. */
export const loadBulkActions = () => import('./bulk-actions').then((module) => module.BulkActions);
const BulkActions = lazyPart(loadBulkActions);

type BulkBarProps = {
  readonly entity: Entity;
  readonly selection: Selection;
  /** All rows that match the filter, on all pages. */
  readonly matching: readonly Row[];
};

/** Shows the number of selected rows and the actions on them. Keeps its height, to avoid a layout shift. */
export function BulkBar({ entity, selection, matching }: BulkBarProps) {
  const count = selection.rows.length;
  return (
    <div
      role="group"
      aria-label={texts.name}
      className="flex min-h-12 flex-wrap items-center gap-x-2 border-t border-joint bg-paper px-3 py-0.5"
    >
      <p className="mr-2 tabular-nums">{texts.selected(count)}</p>
      {count < matching.length && (
        <StudioButton look="quietTight" onPress={() => selection.set(matching, true)}>
          {texts.selectAll(matching.length)}
        </StudioButton>
      )}
      {count > 0 && (
        <>
          <StudioButton look="quietTight" onPress={selection.clear}>
            {texts.selectNone}
          </StudioButton>
          <BulkActions entity={entity} selection={selection} />
        </>
      )}
    </div>
  );
}
