import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { wallPages } from '@/app/(site)/_screens/common-walls';
import { publicPageAt } from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';
import { asTyped } from '@/lib/text';

const page = publicPageAt(routes.commonWalls);
if (page === undefined) throw new Error('The company of the tests makes a block for walls.');

const show = (language: 'en' | 'bn' = 'en') =>
  render(<wallPages.Screen locale={locales[language]} page={page} />);

const headingOf = (wall: string) => screen.getByRole('heading', { name: (name) => asTyped(name) === wall });

it('has ten walls in feet with links into the calculator, and says which have half a course on top', () => {
  show();
  const headings = screen.getAllByRole('heading', { level: 3 });
  const walls = headings.map(({ textContent }) => asTyped(textContent ?? ''));
  expect(new Set(walls).size).toBe(10);
  for (const wall of walls) {
    const [, length = '', height = ''] = /^Wall (\d+) ft long × (\d+) ft high$/.exec(wall) ?? [];
    const link = screen.getByRole('link', { name: (name) => asTyped(name).endsWith(`: ${wall}`) });
    const query = `?unit=ft&length=${length}ft&height=${height}ft&openings=0`;
    expect(link).toHaveAttribute('href', `/keyProduct${query}#estimator`);
    const isHalved = link.parentElement?.textContent?.includes('The top course is half a block high');
    expect([height, isHalved]).toEqual([height, height === '5' || height === '9']);
  }
});

it('says what a count leaves out: pallets, columns, and what a boundary wall needs', () => {
  show();
  expect(screen.getByText(/Weights and trucks are for dry blocks without pallets/)).toBeVisible();
  const caution = screen.getByText(/^These are counts only, and columns are not deducted/);
  expect(caution).toHaveTextContent(/boundary wall, needs columns, a foundation and usually a thicker block/);
});

it('counts blocks, bricks, weight and truck of each with the firm’s own block', () => {
  show();
  const heading = headingOf('Wall 10 ft long × 10 ft high');
  const wall = within(heading.parentElement ?? document.body);
  const figures = wall.getAllByRole('definition').map(({ textContent }) => asTyped(textContent ?? ''));
  // 100 sft ÷ (20 × 8 in) = 90, + 5 %; 90 of them replace 500 bricks; 95 × 13.4 kg.
  expect(figures).toEqual(['90', '95', '500', '1,273 kg', '3 t, one load']);
  expect(wall.getByText('Weight of the order (assumed density)')).toBeVisible();
  const block = screen.getByRole('link', { name: (name) => /^Core Block, 490 × 100/.test(asTyped(name)) });
  expect(block).toHaveAttribute('href', '/products/core-block-100');
});

it('is in Bangla with Bangla figures', async () => {
  const { container } = show('bn');
  expect(headingOf('১০ ফুট লম্বা, ১০ ফুট উঁচু দেয়াল')).toBeVisible();
  expect(screen.getAllByText('৩ টনের এক গাড়ি')[0]).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
