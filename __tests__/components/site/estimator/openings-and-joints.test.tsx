import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityCalculator } from '@/components/site/estimator/quantity-calculator.client';
import { comparison, sells, words } from '@/__tests__/fixtures/calculator';

const show = (query = '') =>
  render(
    <QuantityCalculator
      {...{ words, focusedId: undefined, products: sells('block'), company: 'Surma Ltd., +880 9600 1' }}
      basis={comparison}
      query={new URLSearchParams(query)}
    />,
  );

const field = (name: string) => screen.getByRole('textbox', { name });
const figureOf = (label: string) => screen.getByRole('rowheader', { name: label }).nextElementSibling;

async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

describe('the openings of a wall', () => {
  it('are of several sizes: a door beside two windows, each in a row of its own', async () => {
    const user = userEvent.setup();
    show();
    await retype('Number of openings of this size', '2');
    await user.click(screen.getByRole('button', { name: 'Add openings of another size' }));

    expect(field('Opening width, size 2 (ft)')).toHaveValue('3');
    // 12 × 10 ft less two windows of 5 × 4 ft and a door of 3 × 7 ft are 59 sft: 66.4 faces of 16 × 8 in.
    expect(figureOf('Blocks to lay')).toHaveTextContent('67');
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /Openings: 2 × \(5.ft × 4.ft\) \+ 1 × \(3.ft × 7.ft\)/,
    );
    expect(
      screen.getByRole('row', { name: /12.ft × 10.ft − 2 × \(5.ft × 4.ft\) − 1 × \(3.ft × 7.ft\)/ }),
    ).toBeVisible();
    await retype('Opening height, size 2 (ft)', '11');
    expect(field('Opening height, size 2 (ft)')).toHaveAccessibleDescription(
      /^An opening cannot be higher than the wall/,
    );

    await user.click(screen.getByRole('button', { name: 'Remove size 2' }));
    expect(screen.queryByRole('textbox', { name: /size 2/ })).not.toBeInTheDocument();
    expect(figureOf('Blocks to lay')).toHaveTextContent('90');
  });

  it('are of six sizes at most', async () => {
    const user = userEvent.setup();
    show();
    const add = () => screen.queryByRole('button', { name: 'Add openings of another size' });
    for (let size = 2; size <= 6; size += 1) await user.click(add() as HTMLElement);
    expect(add()).not.toBeInTheDocument();
    expect(field('Number of openings of this size, size 6')).toBeVisible();
  });

  it('open from a link with one size, and from one with three', () => {
    const query = 'unit=ft&length=20ft&height=10ft&openings=1&openingWidth=5ft&openingHeight=4ft';
    const { unmount } = show(query);
    // 180 sft.
    expect(figureOf('Blocks to lay')).toHaveTextContent('203');
    unmount();
    const more =
      '&openings2=2&openingWidth2=3ft&openingHeight2=3ft&openings3=1&openingWidth3=3ft&openingHeight3=7ft';
    show(query + more);
    // 180 less 18 and 21 sft are 141.
    expect(figureOf('Blocks to lay')).toHaveTextContent('159');
  });
});

describe('the joint of a wall', () => {
  const joint = (name: RegExp) => screen.getByRole('radio', { name });

  it('follows the unit until somebody chooses one', async () => {
    const user = userEvent.setup();
    show();
    expect(joint(/^16 × 8.in/)).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Metres' }));
    expect(joint(/10.mm/)).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Feet' }));
    await user.click(joint(/10.mm/));
    await user.click(screen.getByRole('radio', { name: 'Metres' }));
    await user.click(screen.getByRole('radio', { name: 'Feet' }));
    expect(joint(/10.mm/)).toBeChecked();
  });
});
