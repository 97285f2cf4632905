import { actionStyles } from '@/components/admin/ui/control-styles';
import { categoryText } from '@/components/admin/records/entities';
import { listStrings } from '@/components/admin/strings/list';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { type Entity, registry } from '@/content/registry';
import { filterLabels, isFiltered, type ListQuery } from './list-query';

const texts = listStrings.empty;

type NothingHereProps = {
  readonly entity: Entity;
  readonly query: ListQuery;
  readonly onClear: () => void;
};

/** An empty list says why it is empty, and offers the way on. */
export function NothingHere({ entity, query, onClear }: NothingHereProps) {
  const { add, plural } = registry[entity];
  const wanted = [
    query.text.trim(),
    categoryText(entity, query.category),
    query.state && filterLabels[query.state],
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-joint py-8">
      {isFiltered(query) ? (
        <>
          <p>{texts.nothingMatches(wanted)}</p>
          <button type="button" onClick={onClear} className={actionStyles.outline}>
            {texts.clear}
          </button>
        </>
      ) : (
        <>
          <p>{texts.noneYet(plural)}</p>
          <StudioLink href={add.path} className={actionStyles.solid}>
            {add.title}
          </StudioLink>
        </>
      )}
    </div>
  );
}
