import { useEffect, useState } from 'react';
import type { Language } from '@/content/lib/language';
import { inBangla, routes } from '@/content/routes';
import type { ListedProduct, ListedProducts } from './list-text';

/** Fetches all products in a language once `isNeeded`; `failed` after a network error. */
export function useListedProducts(language: Language, isNeeded: boolean) {
  const [products, setProducts] = useState<ListedProducts | 'failed'>();
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      try {
        const { listedProducts } = routes;
        const response = await fetch(language === 'bn' ? inBangla(listedProducts) : listedProducts);
        const listed = (await response.json()) as readonly ListedProduct[];
        setProducts(new Map(listed.map((product) => [product.id, product])));
      } catch {
        setProducts('failed');
      }
    };
    void load();
  }, [language, isNeeded]);
  return products;
}
