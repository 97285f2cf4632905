import { useCallback, useMemo, useState } from 'react';
import type { Row } from '@/components/admin/store/types';

/** The ticked rows. Only what the filter matches counts: nothing out of sight is ever deleted. */
export function useSelection(matching: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
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
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(
    () => ({
      rows: matching.filter(({ id }) => ids.has(id)),
      has: (row: Row) => ids.has(row.id),
      set,
      clear,
    }),
    [ids, matching, set, clear],
  );
}

export type Selection = ReturnType<typeof useSelection>;
