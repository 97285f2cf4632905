import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comparison, sells, words } from '@/__tests__/fixtures/calculator';
import { LazyOnVisible } from '@/components/site/estimator/lazy-on-visible.client';
import { QuantityCalculator } from '@/components/site/estimator/quantity-calculator.client';

const EXAMPLE = 'Worked example';
const open = (query: string) => window.history.replaceState(null, '', `/keyProduct${query}`);
afterEach(() => open(''));

/** The example as the page has it before the script of the calculator, which is near only on command. */
function showPage() {
  const { container } = render(
    <LazyOnVisible
      language="en"
      basis={comparison}
      company="Surma Ltd."
      products={sells('block')}
      fault="It failed."
    >
      <label>
        Length
        <input />
      </label>
    </LazyOnVisible>,
  );
  return () => container.querySelector('[data-waiting]') !== null;
}

it('hides the figures of the example for a link with measures, until those of the link are there', async () => {
  open('?unit=ft&length=20ft&height=10ft&openings=0');
  const isHidden = showPage();
  expect(isHidden()).toBe(true);
  expect(await screen.findByText('Order 237 blocks')).toBeVisible();
  expect(isHidden()).toBe(false);
  expect(screen.queryByText(EXAMPLE)).not.toBeInTheDocument();
});

it('hides the figures of the example once a measure is typed before the script is there', async () => {
  const isHidden = showPage();
  expect(isHidden()).toBe(false);
  fireEvent.input(screen.getByRole('textbox', { name: 'Length' }), { target: { value: '9' } });
  await waitFor(() => expect(isHidden()).toBe(true));
});

it('shows the results of entries that are made once the script is there', async () => {
  open('?unit=ft&length=20ft&height=10ft&openings=0');
  const isHidden = showPage();
  await screen.findByText('Order 237 blocks');
  await userEvent.click(screen.getByRole('radio', { name: 'Metres' }));
  expect(isHidden()).toBe(false);
});

const show = (query = '') =>
  render(
    <QuantityCalculator
      {...{ words, basis: comparison, products: {}, company: 'Surma Ltd.' }}
      query={new URLSearchParams(query)}
      focusedId={undefined}
    />,
  );

it('calls the example one until a measure is the visitor’s, whatever the unit', async () => {
  show();
  expect(screen.getByText(EXAMPLE)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Metres' }));
  expect(screen.getByText(EXAMPLE)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Length (m)' }), '1');
  expect(screen.queryByText(EXAMPLE)).not.toBeInTheDocument();
  expect(screen.getByText('Your wall')).toBeVisible();
});

const REFUSED = /^Some measurements in this link cannot be used\./;

it.each([
  'length=12ft&openingWidth=40ft',
  'length=ten',
  'openings=1.5',
  'openings2=two&openingWidth2=3ft&openingHeight2=7ft',
  'openings2=1&openingWidth2=wide&openingHeight2=7ft',
  'unit=yard&length=12',
])('says that a link has measures that cannot be used, until they are corrected: %s', async (query) => {
  show(query);
  expect(screen.getByText(REFUSED)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Length (ft)' }), '.5');
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
});

it('says nothing of a measure that is not asked for', () => {
  show('openings=0&openingWidth=');
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
});
