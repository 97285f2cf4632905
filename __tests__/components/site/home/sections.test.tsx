import { render, screen, waitFor, within } from '@testing-library/react';
import { Feedbacks } from '@/components/site/home/feedbacks';
import { GetInTouch } from '@/components/site/home/get-in-touch';
import { Services } from '@/components/site/home/services';
import { WhoWeAre } from '@/components/site/home/who-we-are';
import { feedbacks } from '@/content/entities/feedbacks';
import { scene } from '@/__tests__/fixtures/scene';
import { english } from '@/content/strings/english';
import { ProductCard } from '@/components/site/products/product-card';
import { RangeBars } from '@/components/site/home/range-bars';
import userEvent from '@testing-library/user-event';
import { WallCount } from '@/components/site/home/wall-count.client';
import { useState } from 'react';
import { CarouselArrows } from '@/components/site/home/carousel-arrows.client';
import { strings as en } from '@/content/strings/en';
import { locales } from '@/content/strings/locales';

test.each([
  ['services', <Services key="s" title="Services" lead="What we offer with every order." services={[]} />],
  ['feedbacks', <Feedbacks locale={english} key="f" title="What customers say" feedbacks={[]} />],
])('without %s their heading is not there either', (_, section) => {
  expect(render(section).container).toBeEmptyDOMElement();
});

it('has no button on the picture of the home page where there is no film', () => {
  const content = { title: 'Who we are', text: 'Us.', filmTitle: 'Watch', thumbnail: scene('sand') };
  render(<WhoWeAre locale={english} content={content} film={undefined} />);
  expect(screen.getByRole('heading', { name: 'Who we are' })).toBeVisible();
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
});

const image = { src: '/images/products/grey.webp', alt: 'A uni paver.', width: 1200, height: 1200 };
const size = '225 × 112 × 60\u00a0mm';
const inch = '8.9″ × 4.4″ × 2.4″';

const link = { href: '/products/uni' };

it('shows picture, name, size and inches', () => {
  const label = `Uni Paver, ${size}`;
  const props = { locale: english, label, size, inch, image, link };
  render(<ProductCard {...props} name="Uni Paver" />);

  expect(screen.getByRole('article', { name: label })).toBeVisible();
  expect(screen.getByRole('heading', { name: label })).toHaveTextContent(/^Uni Paver$/);
  expect(screen.getByRole('img', { name: 'A uni paver.' })).toBeVisible();
  expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([size, inch]);
});

it('has heading and link with its label where the product has no name', () => {
  const label = 'Pavment Tiles, 300 mm';
  render(<ProductCard {...{ locale: english, label, size, inch, image, link }} name="" />);

  expect(screen.getByRole('article', { name: label })).toBeVisible();
  expect(screen.getByRole('heading', { name: label })).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', link.href);
});

const ranges = [
  { label: 'Clay', low: 12, high: 20, unit: '%', material: 'clay' },
  { label: 'Block', low: 30, high: 40, unit: '%', material: 'block' },
] as const;

const widths = (label: string) => {
  const row = screen.getByText(label).parentElement;
  return [...(row?.querySelectorAll('span') ?? [])].map((bar) => bar.style.width);
};

it('shows each range as text', () => {
  render(<RangeBars locale={english} ranges={ranges} />);

  const row = screen.getByText('Clay').parentElement;
  expect(row && within(row).getByText('12–20%')).toBeVisible();
});

it('draws all ranges to one scale that ends at the highest ten', () => {
  render(<RangeBars locale={english} ranges={ranges} />);

  expect(widths('Clay')).toEqual(['50%', '30%']);
  expect(widths('Block')).toEqual(['100%', '75%']);
});

const block = { length: 4_064, height: 2_032, piece: { length: 3_900, height: 1_900 }, leastCut: 500 };
const { wall: texts } = english.strings.home;
const names = { units: english.strings.calculator.units, wall: 'Wall {size}', blocks: '{count} blocks' };

it('counts the blocks of a wall while it is typed, and hands both measures to the estimator', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <WallCount
      language="en"
      texts={texts}
      names={names}
      estimator="/k#e"
      example={[12, 10]}
      module={block}
      ask={{ href: '/contact', text: 'Ask for a price' }}
    />,
  );
  const asked = () => new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams.get('about');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/k#e');
  const length = screen.getByRole('textbox', { name: 'Length (ft)' });
  await user.clear(length);
  expect(length).toHaveAccessibleDescription('Enter a number up to 3,000 ft.');
  await user.type(length, '1e2');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Enter a number up to 3,000 ft.'));
  await user.clear(length);
  // 24 × 10 ft ÷ (16 × 8 in) = 270, and 5 % of them are 13.5.
  await user.type(length, '২৪');
  expect(container).toHaveTextContent(
    /284 ?blocks to order ?Wall 24.ft × 10.ft ?270 to lay \+ 14 for breakage \(5%\)/,
  );
  // Spoken once the typing has ended.
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^Wall 24.ft × 10.ft: 284 blocks$/),
  );
  expect(form).toHaveFormValues({ unit: 'ft', length: '২৪', height: '10', openings: '0' });
  await user.clear(length);
  // 10.5 × 10 ft are 118.2 faces of 16 × 8 in.
  await user.type(length, `10'6"`);
  expect(container).toHaveTextContent(/Wall 10.ft 6.in × 10.ft ?119 to lay/);
  expect(asked()).toBe('Wall 10\u00a0ft 6\u00a0in × 10\u00a0ft: 125 blocks');
  await user.type(length, 'x');
  expect(asked()).toBeNull();
});

it.each([
  [english, 'Ask for a price', '/contact'],
  [locales.bn, 'দাম জানুন', '/bn/contact'],
])('asks for a price below the count of blocks, before the calculator (%#)', (locale, name, href) => {
  render(
    <GetInTouch locale={locale} content={{ title: 'Your wall', text: 'Two measures.' }} telephone="+880 2" />,
  );
  const section = within(screen.getByRole('region', { name: 'Your wall' }));
  const link = section.getByRole('link', { name });
  expect(link.getAttribute('href')).toMatch(new RegExp(`^${href}\\?about=`));
  const calculator = section.getByRole('button', { name: locale.strings.home.wall.estimator });
  expect(link.compareDocumentPosition(calculator)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

/** A row of `count` places. */
function Row({ count }: { readonly count: number }) {
  const [position, setPosition] = useState(0);
  return (
    <CarouselArrows
      texts={en.home.carousel}
      title="Said"
      hasPrevious={position > 0}
      hasNext={position < count - 1}
      onPrevious={() => setPosition(position - 1)}
      onNext={() => setPosition(position + 1)}
    />
  );
}

const previous = () => screen.queryByRole('button', { name: 'Previous: Said' });
const next = () => screen.queryByRole('button', { name: 'Next: Said' });

it('hands the focus to the other arrow when the pressed one leaves', async () => {
  render(<Row count={2} />);

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(previous()).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  expect(next()).toHaveFocus();
});

it.each([
  [3, 0],
  [4, 1],
])('a row of %i has %i arrows before its script, as three fit a large screen', (count, arrows) => {
  render(<Feedbacks locale={english} title="Said" feedbacks={Array(count).fill(feedbacks[0])} />);
  expect(screen.queryAllByRole('button')).toHaveLength(arrows);
});

it('leaves the focus where it is while both arrows stay', async () => {
  render(<Row count={4} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next: Said' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Said' }));

  expect(next()).toHaveFocus();
});
