import { act, screen, waitFor, within } from '@testing-library/react';
// Preloads lazy modules, so that no test waits for their transform.
import '@/components/admin/fields/markdown-field';
import { openInStudio } from '../in-studio';
import { openEditor } from '../open-editor';
import { sampleContent } from '@/__tests__/content/sample-content';
import { withoutBangla } from '@/__tests__/fixtures/pair';
import { completed } from '@/components/admin/preview/completed';
import { askWhere } from '@/components/admin/actions/ask-where';
import { StudioDialogs } from '@/components/admin/shell/studio-dialogs';
import { RecordList } from '@/components/admin/screens/list/record-list';
import { ReviewBody } from '@/components/admin/screens/review/review-body';
import { reviewItems } from '@/components/admin/screens/review/review-items';
import { fullTitle } from '@/components/admin/records/row-text';
import { recordSchema } from '@/content/entities/pages/schema';
import { entities } from '@/content/registry';
import { formOf } from '@/content/registry/forms';
import { type Entity, loadMarkdownCheck, textOf, type ManagedRecord } from '@/lib/records';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';

// The website as built has neither a gallery nor a blog, and news under Our Works alone.
jest.mock('@/content/pages/hidden-paths', () => ({ hiddenPaths: ['/gallery', '/blog', '/news-events'] }));

beforeAll(() => loadMarkdownCheck());

const pageOf = (id: string) => sampleContent.pages.find((page) => page.id === id) ?? {};
const off = { ...pageOf('gallery'), shown: 'no' };
const [post = {}] = sampleContent.blogs;

const WORDS = 'We press blocks of concrete, and we cure them in water for days. ';
const item: ManagedRecord = {
  ...(withoutBangla(sampleContent.news[0]) as ManagedRecord),
  products: undefined,
  desc: { en: `${WORDS}\n\n[The clients](/clients)` },
};

/** Opens a list on a wide screen. */
async function openList(entity: Entity, records: readonly ManagedRecord[]) {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  return openInStudio(
    <SearchParamsContext value={new URLSearchParams() as never}>
      <RecordList entity={entity} />
    </SearchParamsContext>,
    { [entity]: records },
  );
}

const switchOf = () => screen.queryByRole('combobox', { name: /^Shown on the website/ });

it('a page is switched off and on again in its form, which says what goes with it', async () => {
  const { user, value } = await openEditor('pages', 'clients', [pageOf('clients')]);
  expect(switchOf()).toHaveValue('');
  expect(switchOf()).toHaveDisplayValue('Yes');
  expect(switchOf()).toHaveAccessibleDescription(
    /every link to it, in both languages\. Without the blog page, its posts are hidden too/,
  );

  await user.selectOptions(switchOf() as Element, 'No');
  await waitFor(() => expect(value()).toHaveProperty('shown', 'no'));
  await user.selectOptions(switchOf() as Element, 'Yes');
  await waitFor(() => expect(value()).not.toHaveProperty('shown'));
});

it.each(['home', 'products', 'contact'])('the page %s cannot be switched off', async (id) => {
  await openEditor('pages', id, [pageOf(id)]);
  expect(screen.getByRole('form')).toHaveTextContent('For search engines.');
  expect(switchOf()).toBeNull();
});

it.each([
  ['products', 'cover', pageOf('gallery').banner],
  ['clients', 'lead', { en: 'They build with our blocks.' }],
  ['gallery', 'share', {}],
])(
  'the page %s may have the field %s; the search has it neither in form, record nor preview',
  (id, name, value) => {
    const { of } = formOf('pages').fields.find((field) => field.name === name) ?? {};
    expect([of?.includes(id), of?.includes('search')]).toEqual([true, false]);
    const parsed = (page: string) =>
      recordSchema().safeParse(withoutBangla({ ...pageOf(page), [name]: value }));
    expect(parsed(id).error).toBeUndefined();
    expect(parsed('search').error?.issues).toMatchObject([
      { path: [name], message: 'cannot be set for this page' },
    ]);
    expect(completed(formOf('pages'), { id: 'search' }, String)[name]).toBeUndefined();
  },
);

it('lists say which page is off, and what it would show', async () => {
  await openList('pages', [pageOf('home'), off]);
  expect(await screen.findByRole('heading', { name: '2 pages, 1 not shown' })).toBeVisible();
  expect(screen.getByText('This page is hidden: nothing links to it')).toBeVisible();
});

it('a post says that the blog is off, and has no link to its page', async () => {
  await openEditor('blogs', String(post._id), [post]);
  expect(screen.getByText('Not shown')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^View on the website/ })).toBeNull();
});

it('a list of what only pages that are off show names them; what another page shows has nothing to say', async () => {
  const { unmount } = await openList('galleries', sampleContent.galleries.slice(0, 1));
  expect(await screen.findByText('Under Pages, “Gallery” is off')).toBeVisible();
  unmount();
  await openList('services', sampleContent.services.slice(0, 1));
  expect(await screen.findByText('Published')).toBeVisible();
});

it('a forwarded address, which no page shows, is published', async () => {
  await openList('redirects', [{ id: 'old', from: '/old', to: '/products' }]);
  expect(await screen.findByText('Published')).toBeVisible();
  expect(screen.queryByText(/^Under Pages/)).toBeNull();
});

it('the address of a deleted news item leads to Our Works or to another page, and to none that is off', async () => {
  const records = { news: [item], blogs: [post], pages: [pageOf('files'), pageOf('blog')] };
  const { studio, user } = await openInStudio(<StudioDialogs />, records);
  const where = askWhere(studio().rows('news'));
  const dialog = await screen.findByRole('dialog', { name: /^Delete/ });
  expect(within(dialog).getByRole('radio', { checked: true })).toHaveAccessibleName(
    'To the page “Our Works”',
  );
  const select = within(dialog).getByRole('combobox', { name: 'Another page' });
  const files = await within(select).findByRole('option', { name: textOf(pageOf('files').title) });
  expect(files).toHaveValue('/products/files');
  for (const name of [/^Blog/, /^Gallery/, textOf(post.title)])
    expect(within(select).queryByRole('option', { name })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(await where).toBeNull();
});

it('a post is deleted without a question while the blog is off', async () => {
  const { studio } = await openInStudio(null, { blogs: [post] });
  expect(await askWhere(studio().rows('blogs'))).toEqual({ ok: true, value: undefined });
});

it('the review stops a page from going while a text links to it, and names the text', async () => {
  const { studio } = await openInStudio(<ReviewBody />, {
    pages: sampleContent.pages,
    news: [item],
  });
  const value = { ...pageOf('clients'), shown: 'no' };
  await act(async () => void (await studio().put({ entity: 'pages', id: 'clients' }, value)));
  const said = `These texts link to the page: “${textOf(item.title)}”. Remove their links first.`;
  expect(await screen.findByText(new RegExp(said.replace(/[.?]/g, '\\$&')))).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /page/ })).toBeDisabled();

  const key = { entity: 'news', id: String(item._id) } as const;
  await act(async () => void (await studio().put(key, { ...item, desc: { en: `${WORDS}${WORDS}` } })));
  expect(screen.queryByText(/These texts link to the page/)).toBeNull();
});

it('the review says it of a changed text itself, with the line', async () => {
  const { studio } = await openInStudio(null, { pages: [...sampleContent.pages], news: [item] });
  await act(() => studio().needRecords(entities));
  const key = { entity: 'news', id: String(item._id) } as const;
  await act(async () => {
    await studio().put({ entity: 'pages', id: 'clients' }, { ...pageOf('clients'), shown: 'no' });
    await studio().put(key, { ...item, place: { en: 'Elsewhere' } });
  });
  const items = reviewItems(studio(), () => ({ kind: 'unknown' }));
  const messages = items.flatMap((one) =>
    one.kind === 'record' ? [[fullTitle(one.row), Object.fromEntries(one.messages)]] : [],
  );
  expect(Object.fromEntries(messages)).toEqual({
    [textOf(pageOf('clients').title)]: { shown: expect.stringContaining(`“${textOf(item.title)}”`) },
    [textOf(item.title)]: {
      desc: expect.stringMatching(/^Line 3 links to \/clients, which is off\. Remove/),
    },
  });
});
