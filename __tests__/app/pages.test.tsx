import { pageIn } from '@/app/_lib/page-in';
import { render, screen, within } from '@testing-library/react';
import { filledIn } from '@/content/strings/filled-in';
import { worksListing } from '@/app/(site)/_lists/lists';
import { NewsScreen } from '@/app/(site)/_lists/news-screen';
import { AboutUsScreen } from '@/app/(site)/_screens/about-us';
import { ClientsScreen } from '@/app/(site)/_screens/clients';
import { KeyProductScreen } from '@/app/(site)/_screens/key-product';
import { QualityScreen } from '@/app/(site)/_screens/quality';
import { company } from '@/content/entities/company';
import { about as aboutRecord } from '@/content/entities/about-us';
import { benefits } from '@/content/entities/benefits';
import { home } from '@/content/entities/home';
import { newsItems } from '@/content/entities/news';
import { partnersIn } from '@/content/entities/partners';
import { english } from '@/content/strings/english';
import { renderToString } from 'react-dom/server';
import { ProductsScreen } from '@/app/(site)/_screens/products';
import { inLanguage } from '@/lib/records';
import { together } from '@/lib/text';
import { litPlace } from '@/components/site/about/wall-hours';
import { productAnchor } from '@/content/routes';
import { categories } from '@/content/entities/categories';
import { catalogueProducts, products } from '@/content/entities/products';
import { GalleryScreen } from '@/app/(site)/_screens/gallery';
import { photoGalleryIn } from '@/content/entities/galleries';
import { videoGallery } from '@/content/entities/films';
import { locales } from '@/content/strings/locales';
import { metadata } from '@/app/global-not-found';
import { NotFoundScreen } from '@/components/site/shared/not-found-screen';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});
afterEach(() => jest.restoreAllMocks());

describe('/aboutUs', () => {
  const about = inLanguage(aboutRecord, 'en');

  it('shows group concerns, vision, mission, the message and the wall, in this order', () => {
    // The wall is shown near the place of its pictures alone.
    jest.replaceProperty(company, 'map', { ...company.map, ...litPlace });
    render(<AboutUsScreen locale={english} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      home.group.title.en,
      about.vision.title,
      about.mission.title,
      english.fill(english.strings.about.messageFrom, { role: about.viceChairman?.role ?? '' }),
      'One wall, one day',
    ]);
    const intro = filledIn(about.intro, english);
    for (const text of [intro, about.vision.text, about.mission.text, english.strings.media.computed]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('shows up to four logos of each category', () => {
    render(<AboutUsScreen locale={english} />);
    for (const category of ['Group', 'Group1', 'associated'] as const) {
      const partners = partnersIn(category).filter(({ name }) => screen.queryByAltText(name.en) !== null);
      expect(partners).toEqual(partnersIn(category, 4));
    }
  });
});

describe('/clients', () => {
  it('shows the logos of the category Group, each with a website leading out in a new tab', () => {
    render(<ClientsScreen locale={english} />);
    const clients = partnersIn('Group');
    const leading = clients.filter(({ link }) => link !== undefined);
    for (const { name, link } of leading) {
      const element = screen.getByRole('link', { name: `${name.en} (opens in a new tab)` });
      expect(element).toHaveAttribute('href', link);
      expect(element).toHaveAttribute('target', '_blank');
    }
    expect(document.querySelectorAll('a[target="_blank"]')).toHaveLength(leading.length);
    for (const { name } of clients) expect(screen.getByAltText(name.en)).toBeInTheDocument();
    expect(leading).toHaveLength(clients.length - 1);
  });
});

describe('/quality', () => {
  it('shows the way of a block in three pictures, and a brick for each of its 21 days', () => {
    render(<QualityScreen locale={english} />);
    const days = within(screen.getByRole('region', { name: '21 days' }));
    const strip = days.getByRole('list', { name: 'From press to truck' });
    expect(within(strip).getAllByRole('figure')).toHaveLength(3);
    expect(strip.nextElementSibling?.children).toHaveLength(21);
  });

  it('shows an empty test report, marked as a specimen', () => {
    render(<QualityScreen locale={english} />);
    const specimen = screen.getByRole('region', { name: 'What our sheet shows' });
    expect(within(specimen).getByText('Specimen')).toBeVisible();
    const cells = within(specimen).getAllByRole('cell');
    // The load of three pieces, and their mean.
    expect(cells).toHaveLength(4);
    expect(cells.every(({ textContent }) => textContent === '')).toBe(true);
  });
});

describe('/keyProduct', () => {
  it('says of each block what it saves: load, expense, space, and where these figures come from', () => {
    render(<KeyProductScreen locale={english} />);
    const texts = screen
      .getAllByRole('article')
      .map((card) =>
        [
          ...within(card).getAllByRole('heading'),
          ...within(card).getAllByRole('term'),
          ...within(card).getAllByRole('definition'),
          within(card).getAllByRole('paragraph').at(-1),
        ].map((part) => part?.textContent),
      );
    const { load, expense, space, basis: from } = english.strings.keyProduct;
    expect(texts).toEqual(
      inLanguage(benefits, 'en').map(({ title, reduceLoad, reduceExpanse, expandedSpace, basis }) => [
        ...[together(title), load, expense, space],
        ...[`${reduceLoad}%`, `${reduceExpanse}%`, together(expandedSpace)],
        english.fill(from, { basis }),
      ]),
    );
  });
});

describe('/works', () => {
  it('lists all items, unfiltered and in data order', () => {
    render(<NewsScreen locale={english} listing={worksListing} page={1} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(newsItems.map(({ title }) => title.en));
  });
});

describe('/products', () => {
  it('offers All and every category that has products, in full, with the number of its products', () => {
    render(<ProductsScreen locale={english} />);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    for (const { id, name } of categories) {
      const count = products.filter(({ category }) => category === id).length;
      const tile = names.filter(
        (text) => text === `${name.en}${count} ${count === 1 ? 'product' : 'products'}`,
      );
      expect(tile).toHaveLength(count === 0 ? 0 : 1);
    }
    expect(names[0]).toMatch(new RegExp(`^All${products.length} products?$`));
  });

  it('has a heading with a link for every product, each of a name that no other one has', () => {
    const { container } = render(<ProductsScreen locale={english} />);
    const links = [...container.querySelectorAll('.product-cell h3 a')];
    const names = links.map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(names).toHaveLength(catalogueProducts.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has an anchor for every product', () => {
    const { container } = render(<ProductsScreen locale={english} />);
    const ids = [...container.querySelectorAll('.product-cell')].map(({ id }) => id);
    expect(ids).toEqual(catalogueProducts.map(({ id }) => productAnchor(id)));
  });

  it('is exported with eight visible products and the others hidden for See More', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<ProductsScreen locale={english} />);
    const cells = [...page.querySelectorAll<HTMLElement>('.product-cell')];
    expect(cells.filter(({ hidden }) => !hidden)).toEqual(cells.slice(0, 8));
    expect(cells.filter((cell) => cell.matches('[data-beyond]'))).toEqual(cells.slice(8));
  });
});

describe('/gallery', () => {
  beforeEach(() => {
    render(<GalleryScreen locale={english} />);
  });

  test.each(photoGalleryIn(english).map(({ name, images }) => [name, images] as const))(
    '%s shows its count and names all its photos',
    (name, images) => {
      const cover = screen.getByRole('link', { name: `${name}, ${images.length}+ photos` });
      const card = cover.closest('li');
      expect(card && within(card).getByRole('heading', { name })).toBeVisible();
      expect(card && within(card).getAllByRole('link').length).toBe(images.length + 1);
      expect(within(cover).getByAltText(images[0]?.image.alt ?? '')).toBeVisible();
    },
  );

  test('says where its photos come from, as its record does', () => {
    expect(screen.getByText(String(pageIn('gallery', english).note))).toBeVisible();
  });

  test.each(inLanguage(videoGallery, 'en').map(({ name, videos }) => [name, videos] as const))(
    '%s has a play button for its first film and links to all',
    (name, videos) => {
      const play = screen.getByRole('button', { name: `Play ${name}`, hidden: true });
      const first = videos[0]?.title ?? '';
      const dialog = document.getElementById(play.getAttribute('commandfor') ?? '');
      expect(
        dialog && within(dialog).getByRole('heading', { name: first, hidden: true }),
      ).toBeInTheDocument();
      for (const { id, title } of videos) {
        expect(
          screen.getByRole('link', { name: `${title} (opens in a new tab)`, hidden: true }),
        ).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`);
      }
    },
  );
});

describe('the not-found page', () => {
  test('has the wording of the specification', () => {
    render(<NotFoundScreen locale={english} other={locales.bn} />);
    expect(screen.getByText('404!')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: "You're lost." })).toBeVisible();
    expect(
      screen.getByText(
        'The page you are looking for does not exist. How you got here is a mystery. But you can click the button bellow to go back to the homepage.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'প্রচ্ছদে যান' })).toHaveAttribute('href', '/bn');
  });

  test('links to the main sections, and in Bangla to search, products and contact', () => {
    render(<NotFoundScreen locale={english} other={locales.bn} />);
    const waysIn = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((way) => [way.textContent, way.getAttribute('href')]);
    expect(waysIn('Main sections')).toEqual([
      ['Products', '/products'],
      ['News & Events', '/news-events'],
      ['Key Product Information', '/keyProduct'],
      ['Our Works', '/works'],
      ['Contact Us', '/contact'],
    ]);
    expect(waysIn('প্রধান পাতাগুলো')).toEqual([
      ['খুঁজুন', '/bn/search'],
      ['পণ্য', '/bn/products'],
      ['যোগাযোগ', '/bn/contact'],
    ]);
  });

  test('has its title and no canonical address', () => {
    expect(metadata.title).toEqual({ absolute: `Page not found | ${company.brand.en}` });
    expect(metadata.alternates).toBeUndefined();
    expect(metadata.openGraph).toBeUndefined();
  });
});
