'use client';

import { type ComponentType, type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import type { Language } from '@/lib/text';
import type { ListAppProps } from './list-app.client';

type ListLoaderProps = Omit<ListAppProps, 'texts'> & {
  /** Names that the list shares with products and calculators. */
  readonly names: Pick<ListAppProps['texts'], 'calculator' | 'files'>;
  readonly fault: string;
  readonly children: ReactElement;
};

/** Whether a query has a list, of version 2 or 1 (`list-link.ts`). */
const hasList = (query: URLSearchParams) => query.has('lines') || query.has('items');

/** Texts of the list, loaded with its script to keep them out of the page. */
const texts = {
  en: () => import('@/content/strings/en/list'),
  bn: () => import('@/content/strings/bn/list'),
} as const;

async function load(language: Language, names: ListLoaderProps['names']) {
  const [{ ListApp }, { list, listPage }] = await Promise.all([
    import('./list-app.client'),
    texts[language](),
  ]);
  const { add, keepsNothing } = list;
  return { ListApp, texts: { ...listPage.app, add, keepsNothing, ...names } };
}

type Loaded = { readonly ListApp: ComponentType<ListAppProps>; readonly texts: ListAppProps['texts'] };

/** Whether the address has a list; false on the server. */
const useIsLinked = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => hasList(new URLSearchParams(window.location.search)),
    () => false,
  );

/** Loads and shows the list of the device or of a link; until there is one, `children`, which say that it is empty. */
export function ListLoader({ language, names, fault, children, ...contact }: ListLoaderProps) {
  const { list, isForeign } = useProjectList();
  const isLinked = useIsLinked();
  const [loaded, setLoaded] = useState<Loaded | 'failed'>();
  const isNeeded = list.lines.length > 0 || isForeign || isLinked;
  useEffect(() => {
    if (isNeeded) load(language, names).then(setLoaded, () => setLoaded('failed'));
  }, [language, names, isNeeded]);
  if (typeof loaded === 'object')
    return <loaded.ListApp language={language} texts={loaded.texts} {...contact} />;
  return (
    <>
      {!isNeeded && children}
      {loaded === 'failed' && (
        <p role="alert" className="font-semibold">
          {fault}
        </p>
      )}
      {/* The height of the status line of the list. */}
      <p className="mt-4 min-h-line type-small" />
    </>
  );
}
