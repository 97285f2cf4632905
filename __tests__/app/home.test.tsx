/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { HomeScreen } from '@/app/(site)/_screens/home';
import { english } from '@/content/strings/english';
import { banners } from '@/content/entities/banners';
import { company, telephoneHref } from '@/content/entities/company';
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
    expect(headings(1)).toEqual(['Concrete blocks, pavers & tiles in Bangladesh']);
    expect(headings(2)).toEqual([
      ...banners.map(({ title }) => title.en),
      'Featured products',
      'Why green materials matter',
      'Count it yourself',
      ...(services.length > 0 ? ['Services'] : []),
      'Who we are',
      'Who we are',
      'Group concerns',
      ...(feedbacks.length > 0 ? ['What customers say'] : []),
      'Tell us about the wall you want to build.',
    ]);
  });

  it('holds the featured cards and four logos of each group category', () => {
    expect(text.match(/<article/g)).toHaveLength(featuredProducts(products).length);
    expect(text.match(/src="\/images\/logos\//g)).toHaveLength(12);
  });

  it('links to the products, the comparison, the estimator and the telephone', () => {
    const links = ['/products', '/keyProduct', '/keyProduct#estimator', telephoneHref(company.mainNumber)];
    for (const href of links) expect(text).toContain(`href="${href}"`);
  });
});
