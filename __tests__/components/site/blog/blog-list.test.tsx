import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BlogList } from '@/components/site/blog/blog-list';
import type { Blog } from '@/content/entities/blogs';
import { recordSchema as blogSchema } from '@/content/entities/blogs/schema';
import { sampleContent } from '@/__tests__/content/sample-content';
import { pair } from '@/__tests__/fixtures/pair';
import { english } from '@/content/strings/english';

/** Mock observer; the test sets the position of the first collapsible card. */
class FakeObserver {
  static last: FakeObserver | undefined;
  isWatching = false;
  constructor(private readonly report: (entries: { boundingClientRect: { top: number } }[]) => void) {
    FakeObserver.last = this;
  }
  observe() {
    this.isWatching = true;
  }
  disconnect() {
    this.isWatching = false;
  }
  tailAt(top: number) {
    if (this.isWatching) act(() => this.report([{ boundingClientRect: { top } }]));
  }
}

beforeEach(() => {
  FakeObserver.last = undefined;
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});

const sample = blogSchema().parse(sampleContent.blogs[0]);
const posts = (count: number): Blog[] =>
  Array.from({ length: count }, (_, index) => ({
    ...sample,
    _id: `post-${index + 1}`,
    title: pair(`Post number ${index + 1}`),
  }));

const shownCount = () => screen.getAllByRole('listitem').length;
const button = () => screen.queryByRole('button', { name: 'See More' });
const below = () => window.innerHeight + 1;

describe('the list of posts', () => {
  it('states that there are no posts', () => {
    render(<BlogList locale={english} posts={[]} />);
    expect(screen.getByText('There are no posts at present.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it.each([1, 3, 8])('shows %i posts without See More', (count) => {
    render(<BlogList locale={english} posts={posts(count)} />);
    expect(shownCount()).toBe(count);
    expect(button()).toBeNull();
    expect(FakeObserver.last).toBeUndefined();
  });

  it('has every post in the exported page, visible', () => {
    document.body.innerHTML = renderToString(<BlogList locale={english} posts={posts(14)} />);
    expect(shownCount()).toBe(14);
    expect(button()).toBeNull();
    document.body.innerHTML = '';
  });

  it('shows 8 at first, adds 4 at a time and takes See More away when all are shown', async () => {
    const user = userEvent.setup();
    render(<BlogList locale={english} posts={posts(14)} />);
    FakeObserver.last?.tailAt(below());
    expect(shownCount()).toBe(8);
    expect(screen.getByText('8 of 14 shown')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'See More' }));
    expect(shownCount()).toBe(12);
    expect(screen.getByRole('status')).toHaveTextContent('4 more posts. 12 of 14 are shown');
    expect(screen.getByRole('link', { name: 'Post number 9' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'See More' }));
    expect(shownCount()).toBe(14);
    expect(screen.getByRole('status')).toHaveTextContent('2 more posts. 14 of 14 are shown');
    expect(screen.getByRole('link', { name: 'Post number 13' })).toHaveFocus();
    expect(button()).toBeNull();
  });

  it('stays open for a visitor who has already scrolled to its tail', () => {
    render(<BlogList locale={english} posts={posts(14)} />);
    FakeObserver.last?.tailAt(window.innerHeight - 1);
    expect(shownCount()).toBe(14);
    expect(button()).toBeNull();
  });

  it('shows on each card date, category, title and the first 100 characters', () => {
    render(<BlogList locale={english} posts={posts(1)} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('link', { name: 'Post number 1' })).toHaveAttribute('href', '/blog/post-1');
    expect(card.getByText(sample?.category ?? '')).toBeInTheDocument();
    expect(card.getByText((text) => text.endsWith('…')).textContent?.length).toBeLessThanOrEqual(101);
  });
});
