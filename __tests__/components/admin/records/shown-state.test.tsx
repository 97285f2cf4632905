import { pair } from '@/__tests__/fixtures/pair';
import { textOf, type Entity, type ManagedRecord } from '@/lib/records';
import { openEditor } from '../open-editor';
import { openInStudio } from '../in-studio';
import { act, screen } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
// Preloads lazy modules, so that no test waits for their transform.
import '@/components/admin/fields/markdown-field';
import '@/app/(admin)/_studio/previews/articles';
import { sampleContent } from '@/__tests__/content/sample-content';
import { PreviewPane } from '@/components/admin/preview/preview-pane';
import { RecordList } from '@/components/admin/screens/list/record-list';
import { ReviewBody } from '@/components/admin/screens/review/review-body';
import { findResults } from '@/components/admin/shell/find-results';
import { entities, registry } from '@/content/registry';

/** Fields of records that the website does not show, by what is said of them. */
const days = [
  ['Waiting for Dec 5, 2099', { first: '2099-12-05', deadline: '2100-01-01', last: '2100-01-01' }],
  ['Ended on Dec 5, 2001', { first: '2001-01-01', deadline: '2001-12-05', last: '2001-12-05' }],
] as const;

type Days = (typeof days)[number][1];

/** Returns a published record of an entity with these days; null if none keeps it off the website. */
function recordOf(entity: Entity, { first, deadline, last }: Days): ManagedRecord | null {
  const roles = registry[entity].days;
  const hides = first > '2099' ? roles?.first : roles?.last;
  if (roles === undefined || hides === undefined) return null;
  const pairs = Object.entries({ first, deadline, last }) as [keyof Days, string][];
  return {
    ...sampleContent[entity][0],
    ...Object.fromEntries(pairs.flatMap(([role, day]) => (roles[role] ? [[roles[role], day]] : []))),
  };
}

const hidden = days.flatMap(([text, wanted]) =>
  entities.flatMap((entity) => {
    const record = recordOf(entity, wanted);
    return record === null ? [] : [[text, entity, record] as const];
  }),
);

const idOf = (entity: Entity, record: ManagedRecord) => String(record[registry[entity].idField]);

test.each(hidden)(
  'the form says “%s” of one of the %s, and has no link to its page',
  async (text, entity, record) => {
    await openEditor(entity, idOf(entity, record), [record]);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('Same as on the website')).toBeNull();
    expect(screen.queryByRole('link', { name: /^View on the website/ })).toBeNull();
  },
);

/** A post that waits, and a news item that has ended. */
const [later = {}, over = {}] = [recordOf('blogs', days[0][1]), recordOf('news', days[1][1])].map(
  (record) => record ?? {},
);

/** Renders a list, filtered by the query string, on a wide or narrow screen. */
async function openList(entity: Entity, records: readonly ManagedRecord[], { search = '', isWide = true }) {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: isWide }) as MediaQueryList;
  await openInStudio(
    <SearchParamsContext value={new URLSearchParams(search) as never}>
      <RecordList entity={entity} />
    </SearchParamsContext>,
    { [entity]: records },
  );
}

const today = { ...later, _id: 'today', title: pair('Online today'), createdAt: '2026-01-01' };

test.each([true, false])('the list says what waits and what it waits for (wide: %s)', async (isWide) => {
  await openList('blogs', [later, today], { isWide });
  expect(await screen.findByRole('heading', { name: /, 1 waiting for a day$/ })).toBeVisible();
  expect(screen.getByText('Waiting for Dec 5, 2099')).toBeVisible();
  expect(screen.getByText('Somebody has to update the website on that day')).toBeVisible();
  expect(screen.getAllByText('Published')).toHaveLength(1);
});

test.each([
  ['blogs', 'state=waiting', later, today],
  ['news', 'state=ended', over, { ...over, _id: 'today', title: pair('Online today'), until: undefined }],
] as const)('the list of %s is filtered by %s', async (entity, search, hiddenRecord, shown) => {
  await openList(entity, [hiddenRecord, shown], { search });
  expect(await screen.findByRole('link', { name: textOf(hiddenRecord.title) })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Online today' })).toBeNull();
});

test('search results say it, too', async () => {
  const { studio } = await openInStudio(null, { blogs: [later], news: [over] });
  await act(() => studio().needRecords(['blogs', 'news']));
  const found = (entity: 'blogs' | 'news', { title }: ManagedRecord) =>
    findResults(textOf(title), studio().rows(entity), []).map(({ mark }) => mark)[0];
  expect(found('blogs', later)).toBe('Waiting for Dec 5, 2099');
  expect(found('news', over)).toBe('Ended on Dec 5, 2001');
});

test('a draft keeps its own state in the form, and its published version the other one', async () => {
  const { tab } = await openEditor('blogs', idOf('blogs', later), [later]);
  const key = { entity: 'blogs', id: idOf('blogs', later) } as const;
  await act(async () => void (await tab.studio().put(key, { ...later, title: pair('Another title') })));
  expect(await screen.findByText('Edited')).toBeVisible();
  expect(screen.getByText('Waiting for Dec 5, 2099')).toBeVisible();
  expect(screen.queryByText('The website has not changed since')).toBeNull();
  expect(screen.queryByRole('link', { name: /^View on the website/ })).toBeNull();
});

test('review and preview say when a draft will be online', async () => {
  // Nothing is laid out in jsdom, so no size changes.
  window.ResizeObserver = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() })) as never;
  const { studio } = await openInStudio(
    <>
      <ReviewBody />
      <PreviewPane entity="blogs" value={later} />
    </>,
    // The products that the post names.
    { blogs: [], products: sampleContent.products },
  );
  const key = { entity: 'blogs', id: idOf('blogs', later) } as const;
  await act(async () => void (await studio().put(key, later)));
  await screen.findByText('1 change, 1 selected for publishing.');
  expect(
    screen.getAllByText('Waiting for Dec 5, 2099; somebody has to update the website on that day'),
  ).toHaveLength(2);
});
