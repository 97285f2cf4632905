import { render, screen, within } from '@testing-library/react';
import { pair } from '@/__tests__/fixtures/pair';
import { blogListing, newsListing, pageOfList, worksListing } from '@/app/(site)/_lists/lists';
import { BlogScreen } from '@/app/(site)/_lists/blog-screen';
import BlogPostPage, { generateMetadata, generateStaticParams } from '@/app/(site)/blog/[id]/page';
import { company } from '@/content/entities/company';
import { blogs, newestBlogs } from '@/content/entities/blogs';
import { itemsOnPage, NO_RECORD, pageIds } from '@/lib/records/list-pages';
import { english } from '@/content/strings/english';
import { blogPost } from '@/app/(site)/_screens/blog-post';
import { NewsScreen } from '@/app/(site)/_lists/news-screen';
import { newestNews, type NewsItem, newsItems } from '@/content/entities/news';
import { newsItem } from '@/app/(site)/_screens/news-item';
import { CareerScreen } from '@/app/(site)/_screens/career';
import { generateMetadata as careerMetadata } from '@/app/(site)/career/[id]/page';
import { careers } from '@/content/entities/careers';
import { openFirst, vacancies } from '@/content/entities/vacancies';
import { buildDay } from '@/lib/records';
import { vacancy } from '@/app/(site)/_screens/vacancy';
import { pageMeta } from '@/app/_lib/page-meta';

function screenOf(id: string) {
  const item = blogPost.find(id);
  if (item === undefined) throw new Error(`There is no record ${id}.`);
  return <blogPost.Screen locale={english} item={item} />;
}

const params = (id: string) => ({ params: Promise.resolve({ id }) });

describe('/blog', () => {
  it('lists the posts of its first page, newest first', () => {
    const { container } = render(<BlogScreen locale={english} listing={blogListing} page={1} />);
    const titles = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(titles).toEqual(itemsOnPage(newestBlogs, 1).map(({ title }) => title.en));
  });
});

describe('/blog/{id}', () => {
  it('exists for every post', () => {
    expect(generateStaticParams()).toEqual(pageIds(blogs.map(({ _id }) => _id)).map((id) => ({ id })));
  });

  it('is not found for an unknown id', async () => {
    await expect(BlogPostPage(params('no-such-post'))).rejects.toThrow('404');
    await expect(generateMetadata(params('no-such-post'))).rejects.toThrow('404');
  });

  it('shows every post', async () => {
    for (const post of blogs) {
      const { container, unmount } = render(<main>{screenOf(post._id)}</main>);
      const heading = screen.getByRole('heading', { level: 1, name: post.title.en });
      const article = within(heading.closest('article') ?? document.body);
      expect(article.getByText(/^Published/).parentElement).toHaveTextContent(
        /Published [A-Z][a-z]{2} \d+, \d{4}/,
      );
      expect(article.getAllByText(post.category).length).toBeGreaterThan(0);
      expect(container.querySelector('article img')).toHaveAttribute('alt', post.image.alt.en);
      unmount();
    }
  });

  it('links only to the post itself under More Blogs, and to others under Keep reading', async () => {
    for (const post of blogs) {
      const { unmount } = render(screenOf(post._id));
      const linksIn = (name: string) =>
        within(screen.getByRole('region', { name }))
          .getAllByRole('link')
          .map((link) => link.textContent);
      expect(linksIn('More Blogs')).toEqual([post.title.en]);
      const others = newestBlogs.filter(({ _id }) => _id !== post._id).slice(0, 3);
      if (others.length > 0) expect(linksIn('Keep reading')).toEqual(others.map(({ title }) => title.en));
      unmount();
    }
  });

  it('renders nothing for the placeholder id, whose page the export removes', async () => {
    expect(await BlogPostPage(params(NO_RECORD))).toBeNull();
    expect(await generateMetadata(params(NO_RECORD))).toEqual({});
  });
});

describe('news', () => {
  function screenOf(id: string) {
    const item = newsItem.find(id);
    if (item === undefined) throw new Error(`There is no record ${id}.`);
    return <newsItem.Screen locale={english} item={item} />;
  }

  describe('/news-events', () => {
    it('lists the items of category news alone, newest first', () => {
      render(<NewsScreen locale={english} listing={newsListing} page={1} />);
      const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(titles).toEqual(newestNews.map(({ title }) => title.en));
      expect(titles).not.toContain('An open day for masons');
    });
  });

  describe('/news-events/{id}', () => {
    it.each(newsItems.map((item) => [item._id, item] as const))('shows %s', async (_, item) => {
      render(screenOf(item._id));
      const article = within(
        screen.getByRole('heading', { level: 1, name: item.title.en }).closest('article') ?? document.body,
      );
      expect(article.getByRole('img', { name: item.image.alt.en })).toBeInTheDocument();
      expect(article.getByText('Published').parentElement).toHaveTextContent(
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
});

describe('vacancies', () => {
  function screenOf(id: string) {
    const item = vacancy.find(id);
    if (item === undefined) throw new Error(`There is no record ${id}.`);
    return <vacancy.Screen locale={english} item={item} />;
  }

  const params = (id: string) => ({ params: Promise.resolve({ id }) });
  const buildAt = (moment: string) =>
    jest.useFakeTimers({ now: new Date(moment), doNotFake: ['queueMicrotask', 'setTimeout'] });

  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

  afterEach(() => jest.useRealTimers());

  describe('/career', () => {
    it('lists every vacancy under Available jobs', () => {
      render(<CareerScreen locale={english} />);
      expect(screen.getByRole('heading', { level: 2, name: careers.title.en })).toBeInTheDocument();
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
        openFirst(buildDay()).map(({ position }) => position.en),
      );
    });

    it('lists the closed ones last', () => {
      const [{ deadline = '' } = {}] = [...vacancies].sort((a, b) => a.deadline.localeCompare(b.deadline));
      buildAt(`${deadline}T23:00:00Z`);
      render(<CareerScreen locale={english} />);
      const closed = screen.getAllByText('Closed').length;
      const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('h3'));
      expect(closed).toBeGreaterThan(0);
      for (const row of rows.slice(-closed)) expect(row).toHaveTextContent('Closed');
    });
  });

  describe('/career/{id}', () => {
    it('is marked as closed when built after the deadline, and keeps the page', async () => {
      const [first] = openFirst(buildDay());
      if (first === undefined) throw new Error('The content has no vacancy.');
      const { _id: id, position, deadline } = first;
      buildAt(`${deadline}T12:00:00Z`);
      const { unmount } = render(screenOf(id));
      expect(screen.queryByText(/closed/i)).toBeNull();
      unmount();

      buildAt(`${dayAfter(deadline)}T12:00:00Z`);
      render(screenOf(id));
      expect(screen.getByText(/^Closed on/).parentElement).toHaveTextContent(
        `Closed on ${english.day(deadline)}`,
      );
      expect(screen.queryByRole('form')).toBeNull();
      const others = screen.getByRole('region', { name: 'Available jobs' });
      expect(others).not.toHaveTextContent(position.en);
      expect(others).toHaveTextContent('Deadline');
      const { description } = await careerMetadata(params(id));
      expect(description).toContain(`Closed on ${english.day(deadline)}`);
    });

    it.each(vacancies.map(({ _id }) => [_id]))(
      'describes %s in 70 to 160 characters, open and closed',
      async (id) => {
        for (const moment of ['2026-01-01T00:00:00Z', '2028-01-01T00:00:00Z']) {
          buildAt(moment);
          const { description } = await careerMetadata(params(id));
          expect(description?.length).toBeGreaterThanOrEqual(70);
          expect(description?.length).toBeLessThanOrEqual(160);
        }
      },
    );
  });
});

const [sample] = newsItems;
const items = Array.from(
  { length: 200 },
  (_, index) => ({ ...sample, _id: `item-${index + 1}`, title: pair(`Item ${index + 1}`) }) as NewsItem,
);
const listing = { ...worksListing, items };
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of this list' }));

it('shows its first 96, and See More links to the next', () => {
  render(<NewsScreen locale={english} listing={listing} page={1} />);
  expect(titles()).toEqual(items.slice(0, 96).map(({ title }) => title.en));
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
  expect(titles()).toEqual(items.slice(192).map(({ title }) => title.en));
  expect(pager().queryByRole('link', { name: /See More/ })).not.toBeInTheDocument();
  expect(pager().getByText('Page 3 of 3')).toBeInTheDocument();
});

it('has pages with addresses, titles and descriptions of their own, and the picture of the list', () => {
  const first = pageMeta(pageOfList(listing, english, 1).facts);
  const third = pageMeta(pageOfList(listing, english, 3).facts);
  expect(third.alternates?.canonical).toMatch(/\/works\/page\/3$/);
  expect(third.title).toEqual({ absolute: `Our Works, page 3 | ${company.brand.en}` });
  expect(third.description).toMatch(/^Page 3 of 3\. /);
  expect(third.description?.length).toBeLessThanOrEqual(160);
  expect(third.openGraph?.images).toEqual(first.openGraph?.images);
});
