/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { HomeScreen } from '@/app/(site)/_screens/home';
import { english } from '@/content/strings/english';
import { banners } from '@/content/entities/banners';
import { company, telephoneHref } from '@/content/entities/company';
import { home } from '@/content/entities/home';
import { pages } from '@/content/entities/pages';
import { partnersIn } from '@/content/entities/partners';
import { feedbacks } from '@/content/entities/feedbacks';
import { services } from '@/content/entities/services';

const text = renderToString(<HomeScreen locale={english} />)
  .replace(/<!-- -->/g, '')
  .replaceAll('&#x27;', "'")
  .replaceAll('&quot;', '"')
  .replaceAll('&lt;', '<')
  .replaceAll('&gt;', '>')
  .replaceAll('&amp;', '&');

const headings = (level: 1 | 2) =>
  [...text.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, content]) => content);

describe('home page', () => {
  it('has one h1 and its sections in order', () => {
    expect(headings(1)).toEqual([pages.find(({ id }) => id === 'home')?.title.en]);
    expect(headings(2)).toEqual([
      ...banners.map(({ title }) => title.en),
      home.featured.title.en,
      home.whyGreen?.title.en,
      'Do the sums yourself',
      ...(services.length > 0 ? [home.services.title.en] : []),
      home.whoWeAre.title.en,
      home.whoWeAre.title.en,
      home.group.title.en,
      ...(feedbacks.length > 0 ? [home.feedbacks.title.en] : []),
      home.getInTouch.title.en,
    ]);
  });

  it('holds the featured cards, and the logos of up to four firms of each group', () => {
    // The first product of each of the five categories, and the last two.
    expect(text.match(/<article/g)).toHaveLength(7);
    // Of five, two and two firms.
    const shown = (['Group', 'Group1', 'associated'] as const).map((category) =>
      partnersIn(category).filter(({ name }) => text.includes(`alt="${name.en}"`)),
    );
    expect(shown.map(({ length }) => length)).toEqual([4, 2, 2]);
  });

  it('links to the products, the comparison, the estimator and the telephone', () => {
    const links = ['/products', '/keyProduct', '/keyProduct#estimator', telephoneHref(company.mainNumber)];
    for (const href of links) expect(text).toContain(`href="${href}"`);
  });
});
