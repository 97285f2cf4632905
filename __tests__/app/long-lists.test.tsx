import { render, screen, within } from '@testing-library/react';
import { pageOfList, worksListing } from '@/app/(site)/_lists/lists';
import { NewsScreen } from '@/app/(site)/_lists/news-screen';
import { pageMeta } from '@/app/_lib/page-meta';
import { newsItems, type NewsItem } from '@/content/entities/news';
import { english } from '@/content/strings/english';

const [sample] = newsItems;
const items = Array.from(
  { length: 200 },
  (_, index) => ({ ...sample, _id: `item-${index + 1}`, title: `Item ${index + 1}` }) as NewsItem,
);
const listing = { ...worksListing, items };
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of this list' }));

describe('a list of 200', () => {
  it('shows its first 96, and See More links to the next', () => {
    render(<NewsScreen locale={english} listing={listing} page={1} />);
    expect(titles()).toEqual(items.slice(0, 96).map(({ title }) => title));
    expect(screen.getByRole('link', { name: 'See More on page 2' })).toHaveAttribute('href', '/works/page/2');
    expect(pager().getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/works/page/3');
    expect(screen.queryByRole('button', { name: 'See More' })).not.toBeInTheDocument();
  });

  it('links to the previous and next page in its middle', () => {
    render(<NewsScreen locale={english} listing={listing} page={2} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Our Works, page 2' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to page 1' })).toHaveAttribute('href', '/works');
    expect(screen.getByRole('link', { name: 'See More on page 3' })).toHaveAttribute('href', '/works/page/3');
  });

  it('ends on its last page', () => {
    render(<NewsScreen locale={english} listing={listing} page={3} />);
    expect(titles()).toEqual(items.slice(192).map(({ title }) => title));
    expect(pager().queryByRole('link', { name: /See More/ })).not.toBeInTheDocument();
    expect(pager().getByText('Page 3 of 3')).toBeInTheDocument();
  });

  it('has pages with addresses, titles and descriptions of their own, and the picture of the list', () => {
    const first = pageMeta(pageOfList(listing, english, 1).facts);
    const third = pageMeta(pageOfList(listing, english, 3).facts);
    expect(third.alternates?.canonical).toMatch(/\/works\/page\/3$/);
    expect(third.title).toEqual({ absolute: 'Our Works, page 3 | Atrai Blocks' });
    expect(third.description).toMatch(/^Page 3 of 3\. /);
    expect(third.description?.length).toBeLessThanOrEqual(160);
    expect(third.openGraph?.images).toEqual(first.openGraph?.images);
  });
});
