import { render, screen } from '@testing-library/react';
import WorksPage, { metadata } from '@/app/(site)/works/page';
import { newsItems } from '@/content/entities/news';

describe('/works', () => {
  it('lists all items, unfiltered and in data order', () => {
    render(<WorksPage />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(newsItems.map(({ title }) => title));
  });

  it('has a See More', () => {
    render(<WorksPage />);
    expect(screen.getByRole('button', { name: 'See More' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('has its menu name as title', () => {
    expect(metadata.title).toEqual({ absolute: 'Our Works | Atrai Blocks' });
  });
});
