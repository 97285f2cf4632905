import { render, screen, within } from '@testing-library/react';
import { NewsScreen } from '@/app/(site)/_lists/news-screen';
import { newsItems, newestNews } from '@/content/entities/news';
import { english } from '@/content/strings/english';
import { newsListing } from '@/app/(site)/_lists/lists';
import { newsItem } from '@/app/(site)/_screens/news-item';

function screenOf(id: string) {
  const item = newsItem.find(id);
  if (item === undefined) throw new Error(`There is no record ${id}.`);
  return <newsItem.Screen locale={english} item={item} />;
}

describe('/news-events', () => {
  it('lists the items of category news alone, newest first', () => {
    render(<NewsScreen locale={english} listing={newsListing} page={1} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(newestNews.map(({ title }) => title));
    expect(titles).not.toContain('An open day for masons');
  });
});

describe('/news-events/{id}', () => {
  it.each(newsItems.map((item) => [item._id, item] as const))('shows %s', async (_, item) => {
    render(screenOf(item._id));
    const article = within(
      screen.getByRole('heading', { level: 1, name: item.title }).closest('article') ?? document.body,
    );
    expect(article.getByRole('img', { name: item.image.alt })).toBeInTheDocument();
    expect(article.getByText('Published', { exact: false })).toHaveTextContent(
      /Published [A-Z][a-z]{2} \d+, 20\d\d/,
    );
    expect(article.getByText(item.category === 'events' ? 'Event' : 'News')).toBeInTheDocument();
    const outside = article.queryByRole('link', { name: /opens in a new tab/ });
    expect(outside?.getAttribute('href')).toBe(item.link);
  });

  it('links to the products that the item names', async () => {
    const item = newsItems.find(({ products = [] }) => products.length > 0);
    if (!item) throw new Error('No item names a product.');
    render(screenOf(item._id));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining((item.products ?? []).map((id) => `/products/${id}`)));
  });
});
