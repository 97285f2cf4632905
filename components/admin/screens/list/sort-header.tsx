type SortHeaderProps = {
  readonly label: string;
  readonly sortKey: string;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** Only where there is much room. */
  readonly isExtra?: boolean | undefined;
};

/** A column head that sorts: upwards, downwards, then back to the saved order. */
export function SortHeader({ label, sortKey, sort, onSort, isExtra }: SortHeaderProps) {
  const direction = sort === sortKey ? 'ascending' : sort === `-${sortKey}` ? 'descending' : 'none';
  const next = { none: sortKey, ascending: `-${sortKey}`, descending: '' } as const;
  return (
    <th
      scope="col"
      aria-sort={direction === 'none' ? undefined : direction}
      className={`border-b-2 border-ink px-2 py-1 text-left text-sm font-medium text-concrete-600 xl:px-3 ${
        isExtra ? 'max-xl:hidden' : ''
      }`}
    >
      <button
        type="button"
        onClick={() => onSort(next[direction])}
        className="-mx-1 inline-flex min-h-9 cursor-pointer items-center gap-1 px-1 text-left hover:text-ink"
      >
        {label}
        <span aria-hidden="true" className="w-3">
          {direction === 'ascending' && '▲'}
          {direction === 'descending' && '▼'}
        </span>
      </button>
    </th>
  );
}
