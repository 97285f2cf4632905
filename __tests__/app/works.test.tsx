import { render, screen } from '@testing-library/react';
import { NewsScreen } from '@/app/(site)/_lists/news-screen';
import { newsItems } from '@/content/entities/news';
import { english } from '@/content/strings/english';
import { worksListing } from '@/app/(site)/_lists/lists';

describe('/works', () => {
  it('lists all items, unfiltered and in data order', () => {
    render(<NewsScreen locale={english} listing={worksListing} page={1} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(newsItems.map(({ title }) => title));
  });
});
