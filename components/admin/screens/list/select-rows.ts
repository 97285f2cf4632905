import { site } from '@/components/admin/site';
import type { Row } from '@/components/admin/store/types';
import { cellValue } from '@/components/admin/records/entities';
import { banglaNote } from '@/components/admin/records/bangla';
import { hasAllWords, wordsOf } from '@/components/admin/lib/search-words';
import { rowText } from '@/components/admin/records/row-text';
import { shownState } from '@/components/admin/records/shown-state';
import { memoize } from '@/lib/text';
import { filterLabels, type ListQuery } from './list-query';
import { useCallback, useState } from 'react';

/** Compares numbers within texts numerically: 90 mm sorts before 140 mm. */
const collator = memoize(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

/** Returns the rows that match a query, sorted; without a sort key, in the saved order. */
export function selectRows(
  rows: readonly Row[],
  { text, category, state, sort }: Pick<ListQuery, 'text' | 'category' | 'state' | 'sort'>,
): readonly Row[] {
  const words = wordsOf(text);
  const matches = rows.filter(
    (row) =>
      (category === '' || row.value.category === category) &&
      (state === '' || shownState(row).kind === state || filterLabels()[state] === banglaNote(row.value)) &&
      (words.length === 0 || hasAllWords(rowText(row).all, words)),
  );
  return sort === '' ? matches : sorted(matches, sort);
}

function sorted(rows: readonly Row[], sort: string) {
  const key = sort.replace(/^-/, '');
  const keyed = rows.map((row) => [sortText(row, key), row] as const);
  const sign = key === sort ? 1 : -1;
  const { compare } = collator();
  return keyed.sort(([a], [b]) => sign * compare(a, b)).map(([, row]) => row);
}

function sortText(row: Row, key: string) {
  if (key === 'title') return row.title;
  if (key === 'state') return shownState(row).text;
  if (key === 'changed') return row.changedAt ?? '';
  const column = site().registry[row.entity].columns.find((candidate) => candidate.key === key);
  return column === undefined ? '' : cellValue(column, row.named);
}

/** Returns one page of the rows; clamps a page beyond the last one. */
export function rowsOfPage(rows: readonly Row[], size: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  return { page, pages, rows: rows.slice((page - 1) * size, page * size) };
}

/** State of the selection. `rows` only contains rows that match the filter, so that hidden rows are never deleted. */
export function useSelection(matching: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Stable: rows are memoized.
  const set = useCallback((changed: readonly Row[], isSelected: boolean) => {
    setIds((before) => {
      const after = new Set(before);
      for (const { id } of changed) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  return {
    rows: matching.filter(({ id }) => ids.has(id)),
    has: (row: Row) => ids.has(row.id),
    set,
    clear: () => setIds(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
