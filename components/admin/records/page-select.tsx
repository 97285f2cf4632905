import { site } from '@/components/admin/site';
import { type ComponentProps, useEffect } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { Select } from '@/components/admin/ui/labelled-input';
import { pageSelectStrings as texts } from '@/components/admin/strings/dialogs';
import { capital } from '@/lib/records';
import { fullTitle } from './row-text';
import { menuTitle } from './shown-pages';

/** Lists the entities whose records have a page each on the website. */
export const withOwnPages = () =>
  site().entities.filter((entity) => site().ownPage(entity, '') !== null && site().isOnWebsite(entity));

type PageSelectProps = Omit<ComponentProps<typeof Select>, 'choices' | 'children' | 'value'> & {
  /** English path; '' before one is chosen. */
  readonly value: string;
  /** Paths of pages that the website does not have, or is about to lose. */
  readonly without?: readonly string[];
};

/** Select for a page of the website, drafts included; deleted records and pages that are off are not. The value is the page's English path. */
export function PageSelect({ value, without = [], ...select }: PageSelectProps) {
  const { needRecords, rows } = useStudio();
  const { pageRecords, pages: fixed } = site();
  useEffect(() => {
    void needRecords([...(pageRecords ? [pageRecords.entity] : []), ...withOwnPages()]);
  }, [needRecords, pageRecords]);
  const groups = withOwnPages().map((entity) => ({
    label: capital(site().registry[entity].plural),
    pages: rows(entity)
      .filter(({ change }) => change?.op !== 'delete')
      .map((row) => [site().ownPage(entity, row.id) ?? '', fullTitle(row)] as const)
      .filter(([path]) => !without.includes(path)),
  }));
  const titles = new Map(
    pageRecords && rows(pageRecords.entity).map(({ id, title }) => [pageRecords.addressOf(id), title]),
  );
  // In the menu a page keeps its name, whatever its heading says.
  const inMenu = new Set(site().menuPages.map(({ path }) => path));
  const titleOf = (path: string) => (inMenu.has(path) ? undefined : titles.get(path)) ?? menuTitle(path);
  const all = [
    {
      label: texts.pages,
      pages: fixed.filter((path) => !without.includes(path)).map((path) => [path, titleOf(path)] as const),
    },
    ...groups.filter(({ pages }) => pages.length > 0),
  ];
  const isKnown = all.some(({ pages }) => pages.some(([path]) => path === value));
  return (
    <Select choices={[]} value={value} {...select}>
      {!isKnown && <option value={value}>{value === '' ? texts.choose : value}</option>}
      {all.map(({ label, pages }) => (
        <optgroup key={label} label={label}>
          {pages.map(([path, title]) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
