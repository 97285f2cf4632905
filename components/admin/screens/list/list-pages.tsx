import { StudioButton } from '@/components/admin/ui/studio-button';
import { useId } from 'react';
import { listStrings as texts } from '@/components/admin/strings/list';
import { Select } from '@/components/admin/ui/labelled-input';
import { figure } from '@/components/admin/lib/wording';
import { type ListQuery, pageSizes, parseListQuery } from './list-query';

type ListPagesProps = {
  readonly page: number;
  readonly pages: number;
  readonly size: number;
  readonly total: number;
  readonly onQuery: (patch: Partial<ListQuery>) => void;
  /** Called after a change of page, to scroll to its first rows. */
  readonly onPage: () => void;
};

/** Pagination with 25, 50 or 100 rows per page. Pages instead of virtual scrolling: the browser's find works. */
export function ListPages({ page, pages, size, total, onQuery, onPage }: ListPagesProps) {
  const id = useId();
  const goTo = (next: number) => {
    onQuery({ page: next });
    onPage();
  };
  const first = (page - 1) * size + 1;
  const last = Math.min(total, page * size);
  return (
    <nav aria-label={texts.pages} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="mr-auto text-concrete-600 tabular-nums">{texts.range(first, last, total)}</p>
      <label htmlFor={id} className="text-concrete-600">
        {texts.rows}
      </label>
      <Select
        id={id}
        choices={pageSizes.map((each) => [each, figure(each)])}
        value={size}
        onChoose={(chosen) => onQuery({ size: parseListQuery(`size=${chosen}`).size })}
      />
      {pages > 1 && (
        <>
          <StudioButton label={texts.previous} isOff={page === 1} onPress={() => goTo(page - 1)} />
          <p className="tabular-nums">{texts.page(page, pages)}</p>
          <StudioButton label={texts.next} isOff={page === pages} onPress={() => goTo(page + 1)} />
        </>
      )}
    </nav>
  );
}
