import { useEffect, useState } from 'react';
import { routes } from '@/content/routes';
import type { ListedProduct } from './list-text';

/** Names of all products by their ids, fetched when they are asked for; `failed` when the network had none. */
export function useListedProducts(isNeeded: boolean) {
  const [titles, setTitles] = useState<ReadonlyMap<string, string> | 'failed'>();
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      try {
        const response = await fetch(routes.listedProducts);
        const products = (await response.json()) as readonly ListedProduct[];
        setTitles(new Map(products.map(({ id, title }) => [id, title])));
      } catch {
        setTitles('failed');
      }
    };
    void load();
  }, [isNeeded]);
  return titles;
}
