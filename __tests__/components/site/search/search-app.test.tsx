import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchApp } from '@/components/site/search/search-app.client';
import { searchIndex } from '@/components/site/search/search-index';
import { SearchForm } from '@/components/site/shared/search-form';
import { english } from '@/content/strings/english';

jest.mock('@/components/site/search/search-index', () => ({ searchIndex: jest.fn() }));

const page = { url: '/quality', excerpt: 'Tested by the batch.', meta: { title: 'Quality', kind: 'Page' } };

beforeEach(() => {
  window.history.replaceState(null, '', '/search');
  jest.mocked(searchIndex).mockResolvedValue({
    options: () => Promise.resolve(),
    init: () => Promise.resolve(),
    search: (words) =>
      Promise.resolve({
        results: words === 'tested' ? [{ id: 'a', score: 1, data: () => Promise.resolve(page) }] : [],
      }),
  });
});

const show = () =>
  render(
    <SearchApp
      language="en"
      texts={english.strings.search.app}
      aliases={[]}
      form={<SearchForm locale={english} />}
    >
      All pages
    </SearchApp>,
  );

it('answers while words are typed, and keeps them in the address', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'tested');
  expect(await screen.findByRole('link', { name: 'Quality' })).toHaveAttribute('href', '/quality');
  expect(window.location.search).toBe('?q=tested');
});

it('says how many pages there are once, when the typing has ended', async () => {
  const spoken: string[] = [];
  show();
  const status = screen.getByRole('status');
  const listening = new MutationObserver(() => spoken.push(status.textContent));
  listening.observe(status, { childList: true, subtree: true, characterData: true });
  await userEvent.type(screen.getByRole('searchbox'), 'tested');
  await waitFor(() => expect(status).toHaveTextContent('1 page for “tested”'));
  listening.disconnect();
  expect(new Set(spoken)).toEqual(new Set(['1 page for “tested”']));
});

it('says words in Bangla as Bangla', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'ইট');
  await waitFor(() =>
    expect(within(screen.getByRole('status')).getByText('ইট')).toHaveAttribute('lang', 'bn'),
  );
});
