import { useMemo, useState } from 'react';
import type { Row } from '@/components/admin/store/types';
import type { StudioController } from '@/components/admin/store/studio';
import { useController, useStudio } from '@/components/admin/store/studio-context.client';
import { entities } from '@/content/registry';
import type { findResults, SearchResult } from './find-results';
import type { SearchResults } from './search-results';

type Finder = { readonly find: typeof findResults; readonly Results: typeof SearchResults };

/** The records at the moment of a search; between two searches the box has nothing to do with them. */
const allRows = (controller: StudioController): readonly Row[] =>
  entities.flatMap(controller.getState().rows);

/** What the search box finds with and shows it in: they come when the box is first used, and the records of all entities with them. */
export function useFinder() {
  const needRecords = useStudio((studio) => studio.needRecords);
  const controller = useController();
  const [finder, setFinder] = useState<Finder | null>(null);

  const load = async () => {
    try {
      const [{ findResults: find, SearchResults: Results }] = await Promise.all([
        import('./search-results'),
        needRecords(entities),
      ]);
      setFinder({ find, Results });
      return find;
    } catch {
      // Without the network nothing is found; the next visit tries again.
      return null;
    }
  };

  const find = useMemo(
    () => finder && ((query: string) => finder.find(query, allRows(controller))),
    [finder, controller],
  );

  return {
    load,
    /** Null until everything is there. */
    Results: finder?.Results ?? null,
    find,
    /** The first result, as soon as everything is there. */
    first: async (query: string): Promise<SearchResult | undefined> => {
      const findNow = await load();
      return findNow?.(query, allRows(controller))[0];
    },
  };
}
