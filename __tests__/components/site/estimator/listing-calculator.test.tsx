import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { basisOfForm, colours, sells, words } from '@/__tests__/fixtures/calculator';
import type { FormName } from '@/__tests__/fixtures/forms';
import { ListingCalculator } from '@/components/site/estimator/listing-calculator.client';
import type { ListLine } from '@/components/site/shared/project-list/project-list';
import { strings as bn } from '@/content/strings/bn';

const KEY = 'project-list';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{"lines":[]}') as { lines: readonly ListLine[] };
const counts = () => kept().lines.map(({ count }) => count);
const names: Readonly<Record<string, string>> = { grey: 'ধূসর', red: 'লাল' };
const inBangla = colours.map((colour) => ({ ...colour, name: names[colour.id] ?? colour.name }));
const show = (
  id: FormName,
  query = 'unit=m',
  language: 'en' | 'bn' = 'en',
  offered = language === 'en' ? colours : inBangla,
) =>
  render(
    <ListingCalculator
      words={language === 'en' ? words : { language, texts: bn.calculator }}
      basis={{ ...basisOfForm(id), colours: offered }}
      company="Surma Ltd."
      products={sells(id)}
      query={new URLSearchParams(query)}
      focusedId={undefined}
    />,
  );
/** Buttons have the figure of their order behind their name. */
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}(?:$|:)`) });
const orderOf = () =>
  Number(
    screen
      .getByRole('rowheader', { name: 'Pieces to order' })
      .nextElementSibling?.textContent?.replace(',', ''),
  );
const lengthField = () => screen.getByRole('textbox', { name: 'Length (m)' });

async function expectAccessible(container: HTMLElement) {
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
  jest.useFakeTimers();
}

async function retype(text: string) {
  const user = setUp();
  await user.clear(lengthField());
  if (text !== '') await user.type(lengthField(), text);
}

/** Fake timers, so that nothing is announced after a test has ended. */
const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  window.history.replaceState(null, '', '/products/block');
});
afterEach(() => jest.useRealTimers());

it('a pressed form updates its own line, also after its measures were corrected, and never doubles it', async () => {
  const user = setUp();
  show('block');
  const first = orderOf();
  await user.dblClick(button('Add to my list'));
  expect(counts()).toEqual([first]);

  await retype('8');
  const corrected = orderOf();
  expect(corrected).toBeGreaterThan(first);
  await user.click(button('Update my list'));
  expect(counts()).toEqual([corrected]);
  expect(kept().lines[0]?.work?.sides).toEqual([80_000, 30_000]);
  expect(screen.queryByRole('button', { name: /^Add to my list/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'my list' })).toHaveAttribute('href', '/list');
});

it('“Add as another wall” makes a new line, which is the one that the form updates from then on', async () => {
  const user = setUp();
  show('block');
  const first = orderOf();
  await user.click(button('Add to my list'));
  await retype('8');
  await user.click(button('Add as another wall'));
  const second = orderOf();
  expect(counts()).toEqual([first, second]);

  await retype('6');
  await user.click(button('Update my list'));
  expect(counts()).toEqual([first, orderOf()]);
});

it('a form that opens with the measures of a line updates that line', async () => {
  const user = setUp();
  const { unmount } = show('block', 'unit=m&length=8m');
  await user.click(button('Add to my list'));
  unmount();
  show('block', 'unit=m&length=8m');
  await retype('9');
  await user.click(button('Update my list'));
  expect(counts()).toEqual([orderOf()]);
});

it('a form with other measures adds a line of its own', async () => {
  const user = setUp();
  const { unmount } = show('block', 'unit=m&length=8m');
  await user.click(button('Add to my list'));
  unmount();
  show('block', 'unit=m&length=9m');
  await user.click(button('Add to my list'));
  expect(counts()).toHaveLength(2);
});

it.each([
  ['block', 'wall'],
  ['paver', 'area'],
  ['kerb', 'run'],
  ['plank', 'wall'],
] as const)('the button of %s names another %s', async (id, kind) => {
  const { container } = show(id);
  await setUp().click(button('Add to my list'));
  expect(button(`Add as another ${kind}`)).toBeVisible();
  await expectAccessible(container);
});

it.each([
  ['no colour is stated, and lists none', 0, undefined],
  ['there is only grey, and lists it', 1, 'grey'],
])('asks for no colour of pavers of which %s', async (_, count, colour) => {
  show('paver', 'unit=m', 'en', colours.slice(0, count));
  expect(screen.queryByRole('combobox', { name: /colour/i })).toBeNull();
  await setUp().click(button('Add to my list'));
  expect(kept().lines.map(({ work }) => work?.colour)).toEqual([colour]);
});

it('two colours are two lines, and one again when the second has no share', async () => {
  const user = setUp();
  show('paver', 'unit=m&length=10.5m&width=4m&pattern=herringbone-45&second=30&loss=0');
  await user.click(button('Add to my list'));
  expect(kept().lines.map(({ count, work }) => [count, work?.colour])).toEqual([
    [1522, 'grey'],
    [653, 'red'],
  ]);
  expect(screen.getByText(/1,522 grey and 653 red/, { selector: '[role=status] *' })).toBeVisible();

  const share = screen.getByRole('textbox', { name: /^Second colour, share/ });
  await user.clear(share);
  await user.type(share, '0');
  await user.click(button('Update my list'));
  expect(counts()).toEqual([2175]);
});

it('a faulty field blocks the button with a visible reason, and the press moves the focus to the field', async () => {
  const user = setUp();
  const { container } = show('block');
  await user.click(button('Add to my list'));
  const before = localStorage.getItem(KEY);
  await retype('x');

  for (const name of ['Update my list', 'Add as another wall']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription('Correct this first: Length.');
    await user.click(button(name));
    expect(localStorage.getItem(KEY)).toBe(before);
    expect(lengthField()).toHaveFocus();
  }
  expect(screen.getByText('Correct this first: Length.')).toBeVisible();
  await expectAccessible(container);

  await retype('8');
  expect(button('Update my list')).not.toHaveAttribute('aria-disabled');
});

it('a faulty field keeps a form from adding the example', async () => {
  show('block');
  await retype('');
  await setUp().click(button('Add to my list'));
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('a full list says so and stays as it is', async () => {
  const lines = Array.from({ length: 200 }, (_, index) => ({ id: `p-${index}`, product: 'p', count: 1 }));
  localStorage.setItem(KEY, JSON.stringify({ version: 2, lines, note: '' }));
  show('block');
  expect(button('Add to my list')).toHaveAccessibleDescription(
    /^Your list is full\. It holds up to 200 lines/,
  );
  await setUp().click(button('Add to my list'));
  expect(kept().lines).toEqual(lines);
});

it('warns where the browser stores nothing', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show('kerb');
  await setUp().click(button('Add to my list'));
  expect(screen.getByText(/^This browser will not save your list/)).toBeVisible();
  refused.mockRestore();
});

it('speaks Bangla', async () => {
  const user = setUp();
  show('paver', 'unit=m&length=10.5m&width=4m&pattern=herringbone-45&second=30&loss=0', 'bn');
  await user.click(button('আমার তালিকায় রাখুন'));
  expect(screen.getByText(/১,৫২২টি ধূসর ও ৬৫৩টি লাল/, { selector: '[role=status] *' })).toBeVisible();
  expect(button('আমার তালিকায় বদলান')).toBeVisible();
  expect(button('আরেকটি জায়গা হিসেবে রাখুন')).toBeVisible();
});
