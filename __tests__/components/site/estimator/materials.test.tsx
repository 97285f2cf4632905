import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calculated } from '@/__tests__/fixtures/calculator';
import { Materials } from '@/components/site/estimator/materials';
import { range } from '@/__tests__/fixtures/forms';
import { basisOf, bedOf, type Load } from '@/lib/counting';
import { materials } from '@/content/strings/en/materials';

function show(id: keyof typeof range, load?: Load) {
  const form = range[id];
  const bed = bedOf(form);
  if (!bed) throw new Error(`${id} has no bed.`);
  const basis = { ...basisOf(form), ...(load && { loads: [load] }) };
  // 4 × 3 m with an opening of 1.5 × 1.2 m: 10.2 m².
  render(<Materials calculation={calculated(basis)} bed={bed} texts={materials} />);
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

  it('of a wall of bricks with holes count the mortar in them, and say how much', async () => {
    const user = userEvent.setup();
    show('holed-brick');
    // 10.2 m² × (18.4 l + half of 9.53 l) + 15 % = 272 l; without holes 216 l.
    expect(figureOf('Mortar')).toHaveTextContent('0.27 m³');
    expect(figureOf('Mortar')).toHaveTextContent('+ 0.05 m³ in the holes, 50 % of their volume; + 15 % lost');
    await user.clear(screen.getByLabelText('Holes of the bricks that the mortar fills (%)'));
    await user.type(screen.getByLabelText('Holes of the bricks that the mortar fills (%)'), '0');
    expect(figureOf('Mortar')).toHaveTextContent('0.22 m³');
    expect(figureOf('Mortar')).not.toHaveTextContent('in the holes');
  });

  it('of a wall have a dead load where the mass of a piece is known', () => {
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
    expect(depth).toHaveAccessibleDescription('Enter a number from 0 to 200. Until then 30 is counted.');
    expect(figureOf('Sand')).toHaveTextContent('1.38 m³');
  });

  it('of a kerb are the concrete of its bed and haunch', () => {
    show('kerb-900');
    // 20 m × (100 × (150 + 200) + 100 × 100) mm².
    expect(figureOf('Concrete')).toHaveTextContent('0.9 m³');
  });
});
