import { advantages } from '@/content/entities/advantages';
import { comparison } from '@/content/entities/comparison';
import { home } from '@/content/entities/home';

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const rowOf = (factor: string) => comparison.find(({ name }) => name.en === factor);

describe('comparison', () => {
  it('has the eight factors of the specification in its order', () => {
    expect(comparison.map(({ name }) => name.en)).toEqual([
      'Quality of the Structure',
      'Dampness',
      'Building Weight',
      'Product Availability',
      'Insulation Quality',
      'Fire Resistance',
      'Salinity and Fungus',
      'Construction Cost',
    ]);
  });

  it.each([
    ['Dampness', 'clay', '12–20%'],
    ['Dampness', 'block', '3–7%'],
    ['Building Weight', 'block', '30–40%'],
    ['Fire Resistance', 'block', 'Up to 4 hours for an 8-inch wall'],
    ['Construction Cost', 'block', '25–30%'],
    ['Construction Cost', 'block', '40–50% less steel'],
  ] as const)('states for %s of %s: %s', (factor, material, figure) => {
    expect(plainSpaces(rowOf(factor)?.[material].en ?? '')).toContain(figure);
  });
});

it('names filled cores wherever it states a fire resistance of 4 hours, in both languages', () => {
  const texts = plainSpaces(JSON.stringify([comparison, advantages, home]));

  expect(texts.match(/\b4\sh\b|\b4 hours\b/g)).toHaveLength(3);
  expect(texts.match(/8-inch wall with filled cores/g)).toHaveLength(3);
  expect(texts.match(/৪ ঘণ্টা/g)).toHaveLength(3);
  expect(texts.match(/খোপ ভরাট করা ৮ ইঞ্চি দেয়াল/g)).toHaveLength(3);
});

it('has two lists of advantages, and they tell that 113 blocks replace 500 bricks', () => {
  expect(advantages).toHaveLength(2);
  expect(
    advantages
      .flatMap(({ items }) => items)
      .map(({ en }) => plainSpaces(en))
      .join('\n'),
  ).toContain('113 blocks of 100 mm replace 500 bricks');
});

it('draws the ranges of the specification on the home page', () => {
  const ranges = home.whyGreen?.ranges.map(({ low, high, material }) => [low, high, material]);

  expect(ranges).toEqual([
    [12, 20, 'clay'],
    [3, 7, 'block'],
    [30, 40, 'block'],
    [25, 30, 'block'],
  ]);
});
