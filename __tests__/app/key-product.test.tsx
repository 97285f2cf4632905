import { render, screen, within } from '@testing-library/react';
import { KeyProductScreen } from '@/app/(site)/_screens/key-product';
import { english } from '@/content/strings/english';

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

it.each([
  ['100\u00a0mm block', '45.93 %', '22 %', '7.65\u00a0sft'],
  ['90\u00a0mm block', '51.02 %', '25 %', '9.41\u00a0sft'],
  ['140\u00a0mm block', '58.14 %', '34.48 %', '14.97\u00a0sft'],
])('says what the %s saves', (title, load, expense, space) => {
  render(<KeyProductScreen locale={english} />);
  const card = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name: title }));
  expect(card).toBeDefined();
  const terms = within(card ?? document.body).getAllByRole('term');
  const values = within(card ?? document.body).getAllByRole('definition');
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    'Reduced Load',
    'Reduced Expense',
    'Expanded Space',
  ]);
  expect(values[0]).toHaveTextContent(load);
  expect(values[1]).toHaveTextContent(expense);
  expect(values[2]?.textContent).toBe(space);
});

it('lists the advantages in two lists', () => {
  render(<KeyProductScreen locale={english} />);
  for (const name of ['For the owner', 'For the builder']) {
    const list = screen.getByRole('heading', { level: 3, name }).nextElementSibling;
    expect(list?.tagName).toBe('UL');
    expect(list?.children.length).toBeGreaterThanOrEqual(3);
  }
});
