import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NeedApp } from '@/components/site/estimator/need/need-app.client';
import { needBasisOf } from '@/content/entities/products/form/laying';
import { type FormName, forms } from '@/__tests__/fixtures/forms';
import { en } from '@/content/strings/en';

const words = { language: 'en', texts: en.estimator, need: en.need } as const;

const show = (id: FormName, query = '') =>
  render(
    <NeedApp
      words={words}
      id={id}
      basis={needBasisOf(forms[id])}
      sectionId="estimator"
      query={new URLSearchParams(query)}
      focusedId={undefined}
    />,
  );
const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const waitForPause = () => act(() => jest.advanceTimersByTime(500));
const field = (name: string) => screen.getByRole('textbox', { name });
const figureOf = (label: RegExp) => screen.getByRole('rowheader', { name: label }).nextElementSibling;
const status = () => screen.getAllByRole('status')[0];

async function retype(name: string, text: string) {
  const user = setUp();
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/products/p?from=home#estimator');
});
afterEach(() => jest.useRealTimers());

it('works a yard out at once, says so when typing is over, and keeps it in the address', async () => {
  show('paver');
  await retype('Length (m)', '20');

  expect(figureOf(/^Pieces by measure/)).toHaveTextContent('4,000');
  expect(screen.getByRole('img')).toHaveAccessibleName('Ground, to scale: 20\u00a0m by 4\u00a0m.');
  waitForPause();
  expect(status()).toHaveTextContent('4,120 pieces to order: 4,000 by measure and 120 to spare.');
  expect(window.location.search).toContain('from=home');
  expect(window.location.search).toContain('length=20m');
});

it('answers a bad entry beside its field and keeps the last good result', async () => {
  show('paver');
  await retype('Length (m)', '0');

  expect(field('Length (m)')).toHaveAccessibleDescription('Enter a length of more than 0.');
  expect(figureOf(/^Pieces to order/)).toHaveTextContent('2,060');
  waitForPause();
  expect(status()).toHaveTextContent('still those of the last good entries');
});

it('asks for what the outline needs, and tells where it crosses itself', async () => {
  const user = setUp();
  show('paver');
  await user.click(screen.getByRole('radio', { name: 'Corners' }));
  expect(screen.queryByRole('textbox', { name: 'Length (m)' })).not.toBeInTheDocument();
  const corners = screen.getByRole('textbox', { name: /^Corners in order/ });
  await user.clear(corners);
  await user.type(corners, '0 0, 4 4, 4 0, 0 4');
  expect(corners).toHaveAccessibleDescription(/^The outline crosses itself/);
});

it('a pattern brings its allowance, and a share the second colour', async () => {
  const user = setUp();
  show('paver');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pattern' }), 'Herringbone 45°');
  await retype('Share of a second colour (%)', '25');
  expect(screen.getByRole('figure')).toHaveTextContent(
    /Herringbone 45°\. Simplified: one piece drawn stands for 2 × 2/,
  );
  expect(screen.getByRole('rowheader', { name: /^To spare/ })).toHaveTextContent(
    /percentage is an assumption/,
  );
  // 2,000 and 8 % of them.
  expect(figureOf(/^Pieces to order/)).toHaveTextContent('2,160');
  expect(figureOf(/^In two colours/)).toHaveTextContent('1,620 + 540');
});

it.each(['block', 'paver', 'kerb'] as const)('passes axe for %s', async (id) => {
  jest.useRealTimers();
  const { container } = show(id);
  expect(await axe(container)).toHaveNoViolations();
});

it('puts the pieces to order on the list', async () => {
  localStorage.clear();
  show('paver');
  await setUp().click(screen.getByRole('button', { name: 'Put them on my list' }));

  const pieces = Number(figureOf(/^Pieces to order/)?.textContent?.replace(',', ''));
  expect(pieces).toBeGreaterThan(1000);
  const { items } = JSON.parse(localStorage.getItem('project-list') ?? '{}') as { items: unknown };
  expect(items).toEqual([{ id: 'paver', count: pieces }]);
  expect(screen.getByRole('link', { name: 'my list' })).toHaveAttribute('href', '/list');
});
