import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsList } from '@/components/site/news/news-list';
import { excerpt } from '@/lib/text';
import { newsItems, type NewsItem } from '@/content/entities/news';
import { inLanguage, type InLanguage } from '@/lib/records';
import { english } from '@/content/strings/english';

const cardOf = ({ title }: InLanguage<NewsItem>) => {
  const card = screen.getByRole('heading', { name: title }).closest('article');
  if (!card) throw new Error(`There is no card for "${title}".`);
  return within(card);
};

describe('the list of news', () => {
  it.each(inLanguage(newsItems, 'en').map((item) => [item._id, item] as const))(
    'shows %s whole',
    (_, item) => {
      render(<NewsList locale={english} items={newsItems} />);
      const card = cardOf(item);
      expect(card.getByRole('img', { name: item.image.alt })).toBeInTheDocument();
      expect(card.getByRole('link', { name: item.title })).toHaveAttribute(
        'href',
        `/news-events/${item._id}`,
      );
      expect(card.getByText(excerpt(item.desc, 'en'))).toBeInTheDocument();
      expect(card.getByText(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/)).toHaveAttribute('datetime', item.createdAt);
      for (const fact of [item.place, item.quantity]) {
        if (fact !== undefined) expect(card.getByText(fact)).toBeInTheDocument();
      }

      const readMore = card.getByRole('link', { name: /^Read more/ });
      if (item.link === undefined) {
        expect(readMore).toHaveAttribute('href', `/news-events/${item._id}`);
        expect(readMore).not.toHaveAttribute('target');
      } else {
        expect(readMore).toHaveAttribute('href', item.link);
        expect(readMore).toHaveAttribute('target', '_blank');
        expect(readMore).toHaveAccessibleName(`Read more about “${item.title}” (opens in a new tab)`);
      }
    },
  );

  it('has a See More that does nothing, described by the number of items shown', async () => {
    const user = userEvent.setup();
    const { container } = render(<NewsList locale={english} items={newsItems} />);
    const button = screen.getByRole('button', { name: 'See More' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(`All ${newsItems.length} are shown.`);
    const before = container.innerHTML;
    await user.click(button);
    expect(container.innerHTML).toBe(before);
  });
});
