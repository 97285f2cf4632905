import { brandHexes } from '@/__tests__/fixtures/marks';
import { type BrandColours, brandColours, contrastProblems } from '@/content/registry/brand-colours';
import { colourRoles } from '@/content/entities/company/brand-fields';
import { neutralColours } from '@/content/registry/neutral-colours';

const { clay, concrete, good, paper, white } = neutralColours;

/** Relative luminance by the formula of WCAG 2.2, apart from the program's own. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = (hex.slice(1).match(/../g) ?? [])
    .map((digits) => Number.parseInt(digits, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** Pairs of colours of a brand that differ too little: texts, then rings and bars, then blocks beside bricks. */
const tooNear = (own: BrandColours) =>
  (
    [
      [4.5, own.on, own.brand],
      [4.5, own.ink, paper],
      [4.5, own.ink, concrete[100]],
      [4.5, own.ink, white],
      [4.5, paper, own.deep],
      [4.5, own.pale, own.deep],
      [4.5, own.pale, concrete[800]],
      [3, own.ink, concrete[200]],
      [3, clay.bright, own.deep],
      [1.6, own.deep, clay.DEFAULT],
      [1.6, own.pale, clay.bright],
    ] as const
  ).filter(([least, one, other]) => contrast(one, other) < least);

it('the green of the first design has the roles of the first design', () => {
  expect(brandColours('#1e6a44')).toEqual({
    brand: '#1E6A44',
    on: '#F2F1EE',
    ink: '#1E6A44',
    deep: '#123F2A',
    pale: '#9AD0AE',
  });
});

describe.each(brandHexes)('in a brand of %s', (hex) => {
  const own = brandColours(hex);

  it('text can be read, rings and bars can be seen, and blocks differ from bricks in lightness', () => {
    expect(tooNear(own)).toEqual([]);
  });

  it('the record is accepted, and the brand keeps its own colour', () => {
    expect(colourRoles.safeParse(own).success).toBe(true);
    expect(own.brand).toBe(hex);
  });
});

it('every colour of a coarse cube has roles that hold', () => {
  const steps = ['00', '33', '66', '99', 'CC', 'FF'];
  const cube = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(cube.flatMap((hex) => tooNear(brandColours(hex)))).toEqual([]);
});

/** Every colour of the design in a brand of this colour. */
async function designOf(hex: string) {
  jest.resetModules();
  jest.doMock('@/content/entities/company/data.json', () => [{ colours: brandColours(hex) }]);
  return (await import('@/content/registry/colours')).colours;
}

it('good and bad of the studio do not follow the brand, and both can be read as text', async () => {
  const [first, second] = [await designOf('#E30613'), await designOf('#0B1F3A')];
  expect([first.brand.DEFAULT, second.brand.DEFAULT]).toEqual(['#E30613', '#0B1F3A']);
  expect({ ...first, brand: second.brand }).toEqual(second);
  for (const own of [good, clay.DEFAULT])
    for (const ground of [white, paper]) expect(contrast(own, ground)).toBeGreaterThanOrEqual(4.5);
});

it('a colour that does not hold is named with its use, its contrast and the nearest one that holds', () => {
  const own = { ...brandColours('#FFD400'), ink: '#FFD400' };
  const [problem, ...more] = contrastProblems(own);
  expect(more).toEqual([]);
  expect(problem).toEqual({
    role: 'ink',
    reason: expect.stringMatching(
      /^cannot be used as text on white and in print\. The contrast of #FFD400 with #ffffff is 1\.4:1; 4\.5:1 is needed\. The nearest colour that holds is #[0-9A-F]{6}$/,
    ),
  });
  const nearest = problem?.reason.slice(-7) ?? '';
  expect(contrastProblems({ ...own, ink: nearest })).toEqual([]);
});

it('a code that is no colour is refused at its role', () => {
  const result = colourRoles.safeParse({ ...brandColours('#7A1620'), deep: 'red' });
  expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['deep'], 'must be “#” and six digits or letters from A to F, such as #7A1620'],
  ]);
});
