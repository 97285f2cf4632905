import { placeName } from '@/components/admin/lib/wording';
import { site } from '@/components/admin/site';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles, fieldStyles } from '@/components/admin/ui/control-styles';
import { categoryChoices, isFree } from '@/components/admin/records/entities';
import { listStrings as texts } from '@/components/admin/strings/list';
import { Select } from '@/components/admin/ui/labelled-input';
import { StudioLink } from '@/components/admin/ui/studio-link';
import type { Entity } from '@/lib/records';
import { filterLabels, type ListQuery, parseListQuery, isFiltered } from './list-query';

/** Returns the states that records of an entity can have. */
const statesOf = (entity: Entity) =>
  Object.entries(filterLabels()).filter(([kind]) => {
    if (kind === 'published') return false;
    if (kind === 'proposed') return Boolean(process.env.CONTENT_APPROVAL);
    if (kind === 'off') return entity === site().pageRecords?.entity;
    const { first, last } = site().registry[entity].days ?? {};
    return (kind !== 'waiting' || first !== undefined) && (kind !== 'ended' || last !== undefined);
  });

type ListFiltersProps = {
  readonly entity: Entity;
  readonly heading: string;
  readonly query: ListQuery;
  readonly onText: (text: string) => void;
  readonly onQuery: (patch: Partial<ListQuery>) => void;
  readonly isEditable: boolean;
  /** Only set if the list is unfiltered and in its saved order, or while reordering, which requires the whole list. */
  readonly reorder?: { readonly isOn: boolean; readonly onToggle: () => void };
};

/** Head of a list: heading with counts, filters for text, category and state, buttons to reorder and add. */
export function ListFilters({
  entity,
  heading,
  query,
  onText,
  onQuery,
  isEditable,
  reorder,
}: ListFiltersProps) {
  const { plural } = site().registry[entity];
  const { rows } = useStudio();
  const categories = categoryChoices(entity, rows);

  return (
    <div className="z-raised -mx-1 flex flex-wrap items-center gap-joint bg-white p-1 xl:top-12 xl:[@media(height>=30rem)]:sticky">
      <h2 id="list-heading" className="mr-auto w-full leading-tight font-semibold xl:w-32">
        {heading}
      </h2>
      {!reorder?.isOn && (
        <search className="contents" aria-label={texts.filter(plural)}>
          <input
            aria-label={texts.text}
            type="search"
            placeholder={texts.text}
            autoComplete="off"
            value={query.text}
            onChange={(event) => onText(event.target.value)}
            className={`${fieldStyles.filter} w-full sm:w-40 sm:flex-1`}
          />
          {categories.length > 0 && (
            <Select
              aria-label={texts.category}
              choices={[['', texts.allCategories], ...categories]}
              value={query.category}
              onChoose={(category) => onQuery({ category })}
              className="w-full sm:w-44"
            />
          )}
          <Select
            aria-label={texts.state}
            choices={[['', texts.allStates], ...statesOf(entity)]}
            value={query.state}
            onChoose={(state) => onQuery({ state: parseListQuery(`state=${state}`).state })}
            className="w-full sm:w-44"
          />
        </search>
      )}
      {reorder && (
        <StudioButton label={reorder.isOn ? texts.reordered : texts.reorder} onPress={reorder.onToggle} />
      )}
      {isEditable && isFree(entity) && <AddLink entity={entity} />}
    </div>
  );
}

const AddLink = ({ entity }: { readonly entity: Entity }) => (
  <StudioLink href={site().registry[entity].add.path} className={actionStyles.solid}>
    {placeName(site().registry[entity].add)}
  </StudioLink>
);

type NothingHereProps = {
  readonly entity: Entity;
  readonly query: ListQuery;
  readonly onClear: () => void;
};

/** Replaces an empty list: states the reason, with a button to clear the filter or add a record. */
export function NothingHere({ entity, query, onClear }: NothingHereProps) {
  const { rows } = useStudio();
  const { plural } = site().registry[entity];
  const labels = new Map(categoryChoices(entity, rows));
  const wanted = [
    query.text.trim(),
    labels.get(query.category) ?? query.category,
    query.state && (filterLabels()[query.state] ?? ''),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-joint py-8">
      {isFiltered(query) ? (
        <>
          <p>{texts.nothingMatches(wanted)}</p>
          <StudioButton label={texts.clear} onPress={onClear} />
        </>
      ) : (
        <>
          <p>{texts.noneYet(plural)}</p>
          <AddLink entity={entity} />
        </>
      )}
    </div>
  );
}
