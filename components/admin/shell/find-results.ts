import type { Row } from '@/components/admin/store/types';
import { editPath } from '@/components/admin/records/entities';
import { hasAllWords, normaliseText, wordsOf } from '@/components/admin/lib/search-words';
import { fullTitle, rowText } from '@/components/admin/records/row-text';
import { sharedStrings } from '@/components/admin/strings/shared';
import { searchStrings as texts } from '@/components/admin/strings/notices';
import { adminMenu, adminRoutes, userMenu } from '@/content/admin';
import { entities, registry } from '@/content/registry';

export type SearchResult = {
  readonly group: string;
  readonly title: string;
  readonly path: string;
  /** "New" or "Edited", where a record is one. */
  readonly mark?: string;
};

export const MAX_RESULTS = 8;
const screens: readonly SearchResult[] = [
  ...adminMenu.flatMap(({ items }) =>
    items.flatMap((item) => (item.submenu ? item.subMenuItems : [{ title: item.title, path: item.path }])),
  ),
  ...userMenu.links.filter(({ path }) => path === adminRoutes.profile || path === adminRoutes.settings),
  { title: texts.howThisWorks, path: adminRoutes.howThisWorks },
].map(({ title, path }) => ({ group: texts.screens, title, path }));

function resultOf(row: Row): SearchResult {
  const { entity, id, state } = row;
  const group = registry[entity].list.title.replace('All ', '');
  const mark = state.kind === 'new' || state.kind === 'edited' ? sharedStrings.states[state.kind] : undefined;
  return { group, title: fullTitle(row), path: editPath(entity, id), ...(mark ? { mark } : {}) };
}

/**
 * What the search box offers: at most eight records and screens that hold every word, title before text, grouped in the
 * order of the menu. An empty box lists the five records edited last.
 */
export function findResults(query: string, rows: readonly Row[]): readonly SearchResult[] {
  const words = wordsOf(query);
  const live = rows.filter(({ state }) => state.kind !== 'deleted');
  if (words.length === 0) {
    return live
      .filter(({ changedAt }) => changedAt !== null)
      .sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))
      .slice(0, 5)
      .map((row) => ({ ...resultOf(row), group: texts.editedLast }));
  }
  const inTitle = live.filter((row) => hasAllWords(rowText(row).title, words));
  const inText = live.filter((row) => !inTitle.includes(row) && hasAllWords(rowText(row).all, words));
  const inScreens = screens.filter(({ title }) => hasAllWords(normaliseText(title), words));
  const chosen = [...inTitle.map(resultOf), ...inScreens, ...inText.map(resultOf)].slice(0, MAX_RESULTS);
  const groups = [
    ...entities.map((entity) => registry[entity].list.title.replace('All ', '')),
    texts.screens,
  ];
  // Sorting keeps the order within a group: title before text.
  return chosen.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}
