import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ListingCalculator } from '@/components/site/estimator/listing-calculator.client';
import { QuantityCalculator } from '@/components/site/estimator/quantity-calculator.client';
import { basisOfForm, comparison, sells, words } from '@/__tests__/fixtures/calculator';
import { type FormName, forms } from '@/__tests__/fixtures/forms';
import { bedOf } from '@/lib/counting';

const shared = { words, focusedId: undefined, products: sells('block'), company: 'Surma Ltd., +880 9600 1' };

const showEstimator = () =>
  render(<QuantityCalculator {...shared} basis={comparison} query={new URLSearchParams()} />);

function showProduct(id: FormName, query = 'unit=m') {
  const bed = bedOf(forms[id]);
  const basis = { ...basisOfForm(id), ...(bed && { bed }) };
  return render(<ListingCalculator {...shared} basis={basis} query={new URLSearchParams(query)} />);
}

/** Uses fake timers, so that debounces end only on command. */
const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const waitForPause = () => act(() => jest.advanceTimersByTime(500));

const field = (name: string) => screen.getByRole('textbox', { name });
const figureOf = (label: string) => screen.getByRole('rowheader', { name: label }).nextElementSibling;
const resultStatus = () => screen.getAllByRole('status')[0];

async function retype(name: string, text: string) {
  const user = setUp();
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/keyProduct?from=home#estimator');
});
afterEach(() => jest.useRealTimers());

describe('the calculator of a wall, beside brick', () => {
  it('calculates every change at once, and announces it when typing pauses', async () => {
    showEstimator();
    await retype('Height (ft)', '20');

    expect(figureOf('Blocks to lay')).toHaveTextContent('248');
    expect(screen.getByRole('img')).toHaveAccessibleName(/12.ft long and 20.ft high/);
    expect(screen.getByText('Order 261 blocks')).toBeVisible();
    expect(resultStatus()).toHaveTextContent('Order 119 blocks');
    waitForPause();
    expect(resultStatus()).toHaveTextContent(/^Order 261 blocks: 248 to lay \+ 13 for breakage \(5%\)\./);
  });

  it('shows a message for an invalid entry and keeps the last valid result', async () => {
    showEstimator();
    await retype('Length (ft)', '24');
    await retype('Length (ft)', 'x');

    expect(field('Length (ft)')).toBeInvalid();
    expect(field('Length (ft)')).toHaveAccessibleDescription(/^Enter the length as a number/);
    expect(figureOf('Blocks to lay')).toHaveTextContent('248');
    waitForPause();
    expect(resultStatus()).toHaveTextContent('The results are for your last valid entries.');
    expect(window.location.search).toContain('length=24ft');

    await retype('Length (ft)', '12');
    expect(field('Length (ft)')).toBeValid();
    expect(figureOf('Blocks to lay')).toHaveTextContent('113');
  });

  it('shows no figure without a stated basis', async () => {
    const user = setUp();
    showEstimator();
    await user.click(screen.getByRole('radio', { name: '10-inch' }));

    expect(figureOf('Bricks they replace')).toHaveTextContent('None');
    expect(figureOf('Reduced Load')).toHaveTextContent('None');
    expect(figureOf('Reduced Expense')).toHaveTextContent('None');
    expect(screen.getByText('We have no number of bricks for a 10-inch brick wall.')).toBeVisible();
    expect(screen.getAllByText(/^We have no figures that compare the 100.mm block/)).toHaveLength(2);
    waitForPause();
    expect(resultStatus()).not.toHaveTextContent('bricks');
  });

  it('keeps the wall in the address once it has settled, and the rest of the address', async () => {
    const user = setUp();
    showEstimator();
    waitForPause();
    expect(window.location.search).toBe('?from=home');

    await user.click(screen.getByRole('radio', { name: /90.mm/ }));
    waitForPause();
    const query = new URLSearchParams(window.location.search);
    expect(query.get('from')).toBe('home');
    expect(query.get('block')).toBe('90');
    expect(query.get('length')).toBe('12ft');
    expect(window.location.hash).toBe('#estimator');
  });

  it('goes on counting where the browser refuses to keep the wall in the address', async () => {
    const write = jest.spyOn(History.prototype, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many calls', 'SecurityError');
    });
    showEstimator();
    await retype('Height (ft)', '20');
    waitForPause();
    expect(write).toHaveBeenCalled();
    expect(screen.getByText('Order 261 blocks')).toBeVisible();
    write.mockRestore();
  });

  it('has no accessibility violations, with and without a bad entry', async () => {
    const { container } = showEstimator();
    await retype('Extra for breakage (%)', '99');

    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the calculator of a product', () => {
  it('shows the fields of the outline, and reports an outline that crosses itself', async () => {
    const user = setUp();
    showProduct('paver');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Shape of the area' }),
      'Other (by corners)',
    );
    expect(screen.queryByRole('textbox', { name: 'Length (m)' })).not.toBeInTheDocument();
    const corners = screen.getByRole('textbox', { name: /^Corners in order/ });
    await user.clear(corners);
    await user.type(corners, '0 0, 4 4, 4 0, 0 4');
    expect(corners).toHaveAccessibleDescription(/^The outline crosses itself/);
  });

  it('lays a circle, whose area and edge follow from its diameter', async () => {
    const user = setUp();
    showProduct('paver');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shape of the area' }), 'Circle');
    expect(field('Diameter (m)')).toHaveValue('6');
    expect(figureOf('Area')).toHaveTextContent('28.27 m²');
    expect(screen.getByRole('row', { name: /π ÷ 4 × 6.m × 6.m/ })).toBeVisible();
    // Without the edge, 28.27 m² take 1,414.
    expect(figureOf('Pieces to lay')).toHaveTextContent('1,460');
    expect(figureOf('Edge, for kerb stones or edging')).toHaveTextContent('18.85 m');
  });

  it('counts the cuts of a pattern, and orders a share in a second colour', async () => {
    const user = setUp();
    showProduct('paver');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Pattern' }), 'Herringbone 45°');
    await retype('Second colour, share of the pieces (%)', '25');
    expect(screen.getByRole('figure')).toHaveTextContent(
      /Herringbone 45°\. Simplified: each piece drawn represents 2 × 2/,
    );
    expect(screen.getByText(/percentage is an assumption/)).toBeVisible();
    // 2,073 with the cuts, and 3 % of them.
    expect(figureOf('Pieces to order')).toHaveTextContent('2,136');
    expect(figureOf('In two colours')).toHaveTextContent('1,602 grey and 534 red');
  });

  it.each([
    ['unit=m&length=6m', true],
    ['unit=m&length=6m&gaps=2m&runs=2', false],
    ['unit=m&length=6m&radius=1m&angle=90', false],
  ])('draws every piece of a line alone where none is cut or lies elsewhere: %s', (query, isEveryPiece) => {
    showProduct('kerb', query);
    const caption = screen.queryByText('To scale. Every piece is drawn.');
    expect(caption !== null).toBe(isEveryPiece);
  });

  it('counts covers along their line, without pattern, colour or bed', () => {
    showProduct('cover', 'unit=m&length=20&gaps=4');
    // 16 m ÷ 0.6 m = 26.7, and 2 % on top.
    expect(resultStatus()).toHaveTextContent('Order 28 pieces: 27 to lay');
    const named = [/pattern/i, /colour/i, /width/i];
    const shown = () => named.map((name) => screen.queryAllByLabelText(name).length > 0);
    const beds = () => screen.queryAllByText(/sand|mortar/i).length;
    expect([...shown(), beds()]).toEqual([false, false, false, 0]);
    cleanup();
    showProduct('paver');
    expect(shown()).toEqual([true, true, true]);
    expect(beds()).toBeGreaterThan(0);
  });

  it.each(['block', 'paver', 'kerb'] as const)('passes axe for %s', async (id) => {
    jest.useRealTimers();
    const { container } = showProduct(id);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(['uniPaver', 'iPaver', 'paver', 'studs'] as const)(
    'draws the second colour of %s over the first, once it has a share',
    (id) => {
      const { container, unmount } = showProduct(id, 'unit=m&colour=charcoal');
      expect(container.querySelectorAll('.laid-joint')).toHaveLength(1);
      expect(container.querySelector('path[fill="#444444"]')).toBeInTheDocument();
      expect(container.querySelector('[fill="#AA8855"]')).toBeNull();
      unmount();

      const { container: coloured } = showProduct(id, 'unit=m&colour=charcoal&secondColour=ochre&second=50');
      const pieces = (path: Element | null) => path?.getAttribute('d')?.match(/M/g)?.length ?? 0;
      expect(pieces(coloured.querySelector('pattern [fill="#AA8855"]'))).toBeGreaterThan(20);
    },
  );
});

describe('Copy link and Print', () => {
  it('put company, product, every opening, day and address on paper', () => {
    jest.setSystemTime(new Date(2026, 10, 28));
    showProduct('block', 'unit=m&length=5m&openings2=2&openingWidth2=0.9m&openingHeight2=2.1m');
    expect(screen.getByText('Surma Ltd., +880 9600 1')).toBeInTheDocument();
    expect(screen.getByText('block')).toBeInTheDocument();
    expect(screen.getByText(/^Nov 28, 2026, http:.*length=5m.*openings2=2.*#estimator$/)).toBeInTheDocument();
    expect(
      screen.getByRole('row', { name: /5.m × 3.m − 1 × \(1\.5.m × 1\.2.m\) − 2 × \(0\.9.m × 2\.1.m\)/ }),
    ).toBeVisible();
  });

  it('copies the address of the wall that is shown', async () => {
    const user = setUp();
    showEstimator();
    await user.click(screen.getByRole('radio', { name: /90.mm/ }));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText('Link copied.')).toBeVisible();
    const copied = new URL(await navigator.clipboard.readText());
    expect(copied.searchParams.get('block')).toBe('90');
    expect(copied.hash).toBe('#estimator');
  });

  it('shows the link for copying by hand where the clipboard refuses', async () => {
    const user = setUp();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    showEstimator();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText(/Copy the link yourself:/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link to this calculation' })).toHaveValue(
      'http://localhost/keyProduct?from=home&unit=ft&length=12ft&height=10ft&openings=1&openingWidth=5ft&openingHeight=4ft&brick=5&block=100&waste=5#estimator',
    );
  });
});
