import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import BlogPage, { metadata } from '@/app/(site)/blog/page';
import BlogPostPage, { generateMetadata, generateStaticParams } from '@/app/(site)/blog/[id]/page';
import { blogs, newestBlogs } from '@/content/blogs';
import { headingsOf } from '@/content/lib/markdown/headings';

const params = (id: string) => ({ params: Promise.resolve({ id }) });

describe('/blog', () => {
  it('lists the posts, newest first, without See More as there are three', () => {
    render(<BlogPage />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(newestBlogs.map(({ title }) => title));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has its menu name as title', () => {
    expect(metadata.title).toEqual({ absolute: 'Blog | Atrai Blocks' });
  });
});

describe('/blog/{id}', () => {
  it('exists for every post', () => {
    expect(generateStaticParams()).toEqual(blogs.map(({ _id }) => ({ id: _id })));
  });

  it('is not found for an unknown id', async () => {
    await expect(BlogPostPage(params('no-such-post'))).rejects.toThrow('404');
    await expect(generateMetadata(params('no-such-post'))).rejects.toThrow('404');
  });

  it.each(blogs.map((post) => [post._id, post] as const))('shows %s', async (_, post) => {
    const { container } = render(<main>{await BlogPostPage(params(post._id))}</main>);
    const heading = screen.getByRole('heading', { level: 1, name: post.title });
    const article = within(heading.closest('article') ?? document.body);
    expect(article.getByText(/^Published/)).toHaveTextContent(/Published [A-Z][a-z]{2} \d+, 2024/);
    expect(article.getByText(post.category)).toBeInTheDocument();
    expect(article.getByRole('img', { name: post.image.alt })).toBeInTheDocument();

    const contents = article.getByRole('navigation', { name: 'Contents' });
    const targets = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(targets).toEqual(headingsOf(post.desc).map(({ id }) => `#${id}`));
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(blogs.map((post) => [post._id, post] as const))(
    'repeats %s alone under More Blogs, and offers the others under Keep reading',
    async (_, post) => {
      render(await BlogPostPage(params(post._id)));
      const linksIn = (name: string) =>
        within(screen.getByRole('region', { name }))
          .getAllByRole('link')
          .map((link) => link.textContent);
      expect(linksIn('More Blogs')).toEqual([post.title]);
      expect(linksIn('Keep reading')).toEqual(
        newestBlogs.filter(({ _id }) => _id !== post._id).map(({ title }) => title),
      );
    },
  );

  it.each(blogs.map((post) => [post._id, post] as const))(
    'describes %s to search engines',
    async (_, post) => {
      const { title, description, openGraph } = await generateMetadata(params(post._id));
      expect(title).toEqual({ absolute: `${post.title} | Atrai Blocks` });
      expect(description?.length).toBeGreaterThanOrEqual(70);
      expect(description?.length).toBeLessThanOrEqual(160);
      expect(openGraph).toMatchObject({ type: 'article', publishedTime: post.createdAt });
    },
  );
});
