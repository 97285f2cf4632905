import { useContext, useMemo, useState } from 'react';
import { StudioContext } from '@/components/admin/store/studio-context';
import { useStudio } from '@/components/admin/store/use-studio';
import { entities } from '@/content/registry';
import type { findResults, SearchResult } from './find-results';
import type { SearchResults } from './search-results';

type Finder = { readonly find: typeof findResults; readonly Results: typeof SearchResults };

/** What the search box finds with and shows it in: they come when the box is first used, and the records of all entities with them. */
export function useFinder() {
  const { rows, needRecords } = useStudio();
  const controller = useContext(StudioContext);
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
    () => finder && ((query: string) => finder.find(query, entities.flatMap(rows))),
    [finder, rows],
  );

  return {
    load,
    /** Null until everything is there. */
    Results: finder?.Results ?? null,
    find,
    /** The first result, as soon as everything is there. */
    first: async (query: string): Promise<SearchResult | undefined> => {
      const find = await load();
      const now = controller?.getSnapshot().rows ?? rows;
      return find?.(
        query,
        entities.flatMap((entity) => now(entity)),
      )[0];
    },
  };
}
