import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculated } from '@/__tests__/fixtures/calculator';
import { Materials } from '@/components/site/estimator/materials';
import { range } from '@/__tests__/fixtures/forms';
import type { Form } from '@/lib/geometry';
import { basisOf, bedOf, type Load } from '@/lib/counting';
import { materials } from '@/content/strings/en/materials';

const show = (id: keyof typeof range, load?: Load) => showForm(range[id], load);

function showForm(form: Form, load?: Load, typed: Parameters<typeof calculated>[1] = {}) {
  const bed = bedOf(form);
  if (!bed) throw new Error('The form has no bed.');
  const basis = { ...basisOf(form), ...(load && { loads: [load] }) };
  // 4 × 3 m with an opening of 1.5 × 1.2 m: 10.2 m².
  render(<Materials calculation={calculated(basis, typed)} bed={bed} texts={materials} />);
}
const figureOf = (label: string) => screen.getByRole('row', { name: new RegExp(`^${label} `) });

describe('materials', () => {
  it('of a wall of blocks follow from presets, and change with them', async () => {
    const user = userEvent.setup();
    show('block-190');
    // 10.2 m² × 14.0125 l + 15 % = 164.4 l; + 33 % = 218.6 l: 43.7 l of cement, 63 kg.
    expect(figureOf('Mortar')).toHaveTextContent('0.16 m³');
    expect(figureOf('Cement')).toHaveTextContent('2 bags');
    expect(figureOf('Sand')).toHaveTextContent('0.17 m³');
    expect(screen.queryByRole('row', { name: /^Dead load/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'The face shells' }));
    expect(figureOf('Mortar')).toHaveTextContent('0.06 m³');

    await user.clear(screen.getByLabelText('Cores filled with concrete (%)'));
    await user.type(screen.getByLabelText('Cores filled with concrete (%)'), '100');
    expect(figureOf('Concrete in the cores')).toBeVisible();
  });

  it('of a wall follow from the pieces that the table of the same wall lays', () => {
    const form = { ...range['block-190'], length: 400, width: 200, height: 200 };
    showForm(form, { mass: 20 }, { length: '6', height: '3', openings: '0' });
    // 14 courses with joints of 14.3 mm: 3.6 m³ − 204.88 × 16 l, and 15 %.
    expect(figureOf('Mortar')).toHaveTextContent('0.37 m³');
    expect(figureOf('Mortar')).toHaveTextContent('18 m² × 200 mm of wall − 204.88 pieces of 16 litres');
    // 227.6 kg of blocks and 17.9 l of mortar, 35.8 kg, in 1 m².
    expect(figureOf('Dead load of the wall')).toHaveTextContent(/2.58 kN\/m².*11.38 pieces of 20 kg/);
  });

  it('of a wall with a cut course count the cut pieces by their height, and say so', () => {
    // 15 courses of 200 mm and one of 90 mm: 10 × (15 + 90 ÷ 190) pieces.
    showForm(range['block-190'], undefined, { length: '4', height: '3.1', openings: '0' });
    expect(figureOf('Mortar')).toHaveTextContent('154.74 pieces of 14.079 litres each');
    expect(figureOf('Mortar')).toHaveTextContent('cores or holes, cut ones by their height; + 15% lost');
  });

  it('of a wall of bricks with holes count the mortar in them, and say how much', async () => {
    const user = userEvent.setup();
    show('holed-brick');
    // 38 courses with joints of 8.9 mm: 10.2 m² × 115 mm − 516.8 × 1.932 l = 174.5 l, + half of 98.5 l in holes, + 15 %.
    expect(figureOf('Mortar')).toHaveTextContent('0.26 m³');
    expect(figureOf('Mortar')).toHaveTextContent('+ 0.05 m³ in the holes, 50% of their volume; + 15% lost');
    await user.clear(screen.getByLabelText('Share of the holes in the bricks that mortar fills (%)'));
    await user.type(screen.getByLabelText('Share of the holes in the bricks that mortar fills (%)'), '0');
    expect(figureOf('Mortar')).toHaveTextContent('Mortar0.2 m³');
    expect(figureOf('Mortar')).not.toHaveTextContent('in the holes');
  });

  it('state the dead load of a wall if the mass of a piece is known', () => {
    show('block-190', { mass: 17, isAssumed: true });
    // 12.5 × 17 kg and 14.0125 l × 2 kg are 240.5 kg: 2.36 kN.
    expect(figureOf('Dead load of the wall')).toHaveTextContent(/2.36 kN\/m².*; from an assumed density$/);
  });

  it('keep the preset while a value cannot be used, and say so', async () => {
    const user = userEvent.setup();
    show('flat-60');
    const depth = screen.getByLabelText('Thickness of the bed (mm)');
    // 10 × 4 m × 30 mm, and 15 %.
    expect(figureOf('Sand')).toHaveTextContent('1.38 m³');
    await user.clear(depth);
    await user.type(depth, '900');
    expect(depth).toHaveAccessibleDescription('Enter a number from 0 to 200. Until then we use 30.');
    expect(figureOf('Sand')).toHaveTextContent('1.38 m³');
  });

  it('of a kerb are the concrete of its bed and haunch', () => {
    show('kerb-900');
    // 20 m × (100 × (150 + 200) + 100 × 100) mm².
    expect(figureOf('Concrete')).toHaveTextContent('0.9 m³');
  });
});
