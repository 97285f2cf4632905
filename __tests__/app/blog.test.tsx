import { render, screen, within } from '@testing-library/react';
import { blogListing } from '@/app/(site)/_lists/lists';
import { BlogScreen } from '@/app/(site)/_lists/blog-screen';
import BlogPostPage, { generateMetadata, generateStaticParams } from '@/app/(site)/blog/[id]/page';
import { blogs, newestBlogs } from '@/content/entities/blogs';
import { itemsOnPage, NO_RECORD, pageIds } from '@/content/lib/list-pages';
import { english } from '@/content/strings/english';
import { blogPost } from '@/app/(site)/_screens/blog-post';

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
    expect(titles).toEqual(itemsOnPage(newestBlogs, 1).map(({ title }) => title));
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
      const heading = screen.getByRole('heading', { level: 1, name: post.title });
      const article = within(heading.closest('article') ?? document.body);
      expect(article.getByText(/^Published/)).toHaveTextContent(/Published [A-Z][a-z]{2} \d+, \d{4}/);
      expect(article.getAllByText(post.category).length).toBeGreaterThan(0);
      expect(container.querySelector('article img')).toHaveAttribute('alt', post.image.alt);
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
      expect(linksIn('More Blogs')).toEqual([post.title]);
      const others = newestBlogs.filter(({ _id }) => _id !== post._id).slice(0, 3);
      if (others.length > 0) expect(linksIn('Keep reading')).toEqual(others.map(({ title }) => title));
      unmount();
    }
  });

  it('renders nothing for the placeholder id, whose page the export removes', async () => {
    expect(await BlogPostPage(params(NO_RECORD))).toBeNull();
    expect(await generateMetadata(params(NO_RECORD))).toEqual({});
  });
});
