import { useEffect, useState } from 'react';
import { fullTitle } from '@/components/admin/records/row-text';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { mainMenu } from '@/content/navigation';
import { entities, type Entity, registry } from '@/content/registry';
import { shell } from '@/content/strings/en/shell';

export type SitePage = { readonly title: string; readonly path: string };

/** The entities whose records have a page each, with the address of that. */
const withPages = entities.flatMap((entity): { readonly entity: Entity; readonly path: string }[] => {
  const shownOn: readonly string[] = registry[entity].shownOn;
  const path = shownOn.find((page) => page.endsWith('/*'));
  return path === undefined ? [] : [{ entity, path }];
});

/** Every page of the website that a text can lead to: those of the menu, and that of each article, product and vacancy. */
export function useSitePages(): readonly SitePage[] {
  const { needRecords, rows } = useStudio();
  const [, setArrived] = useState(false);

  useEffect(() => {
    // Without the network the pages of the menu are there.
    void needRecords(withPages.map(({ entity }) => entity)).then(() => setArrived(true));
  }, [needRecords]);

  return [
    ...mainMenu.map(({ page, path }) => ({ title: shell.pages[page], path })),
    ...withPages.flatMap(({ entity, path }) =>
      rows(entity)
        .filter(({ state }) => state.kind !== 'deleted')
        .map((row) => ({ title: fullTitle(row), path: path.replace('*', row.id) })),
    ),
  ];
}
