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
import { featuredProducts, products } from '@/content/entities/products';
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
      'Count it yourself',
      ...(services.length > 0 ? [home.services.title.en] : []),
      home.whoWeAre.title.en,
      home.whoWeAre.title.en,
      home.group.title.en,
      ...(feedbacks.length > 0 ? [home.feedbacks.title.en] : []),
      home.getInTouch.title.en,
    ]);
  });

  it('holds the featured cards and four logos of each group category', () => {
    expect(text.match(/<article/g)).toHaveLength(featuredProducts(products).length);
    for (const category of ['Group', 'Group1', 'associated'] as const) {
      const shown = partnersIn(category).filter(({ name }) => text.includes(`alt="${name.en}"`));
      expect(shown).toEqual(partnersIn(category, 4));
    }
  });

  it('links to the products, the comparison, the estimator and the telephone', () => {
    const links = ['/products', '/keyProduct', '/keyProduct#estimator', telephoneHref(company.mainNumber)];
    for (const href of links) expect(text).toContain(`href="${href}"`);
  });
});
