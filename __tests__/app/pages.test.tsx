import { render, screen, within } from '@testing-library/react';
import { worksListing } from '@/app/(site)/_lists/lists';
import { NewsScreen } from '@/app/(site)/_lists/news-screen';
import { AboutUsScreen } from '@/app/(site)/_screens/about-us';
import { ClientsScreen } from '@/app/(site)/_screens/clients';
import { KeyProductScreen } from '@/app/(site)/_screens/key-product';
import { QualityScreen } from '@/app/(site)/_screens/quality';
import { about } from '@/content/entities/about-us';
import { benefits } from '@/content/entities/benefits';
import { home } from '@/content/entities/home';
import { newsItems } from '@/content/entities/news';
import { partnersIn } from '@/content/entities/partners';
import { english } from '@/content/strings/english';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

describe('/aboutUs', () => {
  it('shows group concerns, vision, mission, the message and the wall, in this order', () => {
    render(<AboutUsScreen locale={english} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      home.group.title,
      about.vision.title,
      about.mission.title,
      english.fill(english.strings.about.messageFrom, { role: about.viceChairman.role }),
      'One wall, one day',
    ]);
    for (const text of [about.intro, about.vision.text, about.mission.text, english.strings.media.computed]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('shows up to four logos of each category', () => {
    render(<AboutUsScreen locale={english} />);
    for (const category of ['Group', 'Group1', 'associated'] as const) {
      const shown = partnersIn(category).filter(({ name }) => screen.queryByAltText(name) !== null);
      expect(shown).toEqual(partnersIn(category, 4));
    }
  });
});

describe('/clients', () => {
  it('shows the logos of the category Group, each leading out in a new tab', () => {
    render(<ClientsScreen locale={english} />);
    const links = partnersIn('Group').map(({ name, link }) => {
      const element = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(element).toHaveAttribute('href', link);
      expect(element).toHaveAttribute('target', '_blank');
      return element;
    });
    expect(document.querySelectorAll('a[target="_blank"]')).toHaveLength(links.length);
    expect(links.length).toBeGreaterThanOrEqual(4);
  });
});

describe('/quality', () => {
  it('shows an empty test report, marked as a specimen', () => {
    render(<QualityScreen locale={english} />);
    const specimen = screen.getByRole('region', { name: 'What a test report names' });
    expect(within(specimen).getByText('Specimen')).toBeVisible();
    const cells = within(specimen).getAllByRole('cell');
    // Size, dry mass, load and strength of three pieces, and their means.
    expect(cells).toHaveLength(16);
    expect(cells.every(({ textContent }) => textContent === '')).toBe(true);
  });
});

describe('/keyProduct', () => {
  it('says of each block what it saves: load, expense, space', () => {
    render(<KeyProductScreen locale={english} />);
    const shown = screen
      .getAllByRole('article')
      .map((card) =>
        [
          ...within(card).getAllByRole('heading'),
          ...within(card).getAllByRole('term'),
          ...within(card).getAllByRole('definition'),
        ].map(({ textContent }) => textContent),
      );
    const { load, expense, space } = english.strings.keyProduct;
    expect(shown).toEqual(
      benefits.map(({ title, reduceLoad, reduceExpanse, expandedSpace }) => [
        ...[title, load, expense, space],
        ...[`${reduceLoad}\u00a0%`, `${reduceExpanse}\u00a0%`, expandedSpace],
      ]),
    );
  });
});

describe('/works', () => {
  it('lists all items, unfiltered and in data order', () => {
    render(<NewsScreen locale={english} listing={worksListing} page={1} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(newsItems.map(({ title }) => title));
  });
});
