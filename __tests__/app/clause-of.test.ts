import { pair } from '@/__tests__/fixtures/pair';
import { clauseOf } from '@/app/(site)/_screens/clause-of';
import { rowsOfProduct } from '@/components/site/products/page/quantities';
import { products } from '@/content/entities/products';
import { english } from '@/content/strings/english';
import { productIn } from '@/content/strings/product-in';

const clauses = products.flatMap((product) =>
  product.form ? [{ id: product.id, product, text: clauseOf(product, product.form) }] : [],
);
const clause = (id: string) => clauses.find((one) => one.id === id)?.text ?? '';

test.each(clauses)('the clause of $id has three parts, the nominal size and no gap', ({ product, text }) => {
  expect(text.match(/^\d  \w+$/gm)).toEqual(['1  MATERIALS', '2  EXECUTION', '3  CHECKS']);
  expect(text).toContain(product.size);
  // Word takes a line for a paragraph: no sentence is broken, and none is indented.
  const [, ...paragraphs] = text.trim().split('\n').slice(4);
  expect(paragraphs.filter((line) => !/^$|^\d  [A-Z]+$|^\d\.\d  .+\.$/.test(line))).toEqual([]);
  expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity/);
});

test('a block is specified with its section, its bond and its count', () => {
  const text = clause('hollow-block-190');
  expect(text).toContain('face shells at least 34 mm, webs at least 32 mm');
  expect(text).toContain('running bond with joints of 10 mm, in courses of 200 mm');
  expect(text).toContain('For 1 m² of wall: 12.5 pieces (1 m² ÷ (400 × 200 mm)');
  expect(text).toContain('126 × 122 mm');
});

test('each clause has the counts of its page, and a half block none per area of wall', () => {
  for (const { id, product, text } of clauses) {
    const [first] = rowsOfProduct(productIn(product, english), english);
    expect([id, text]).toEqual([id, expect.stringContaining(`${first?.title}: ${first?.value} pieces`)]);
  }
  const half = clause('hollow-block-half');
  expect(half).toContain('Lay at wall ends and jambs, one in every other course');
  expect(half).toContain('For 1 m of wall end or jamb: 2.5 pieces');
  expect(half).not.toMatch(/m² of wall|Lay in running bond/);
});

test('a brick is counted for each thickness of wall, and only a half-brick wall is in running bond', () => {
  for (const brick of ['solid-brick', 'three-hole-brick'].map(clause)) {
    expect(brick).toContain('a half-brick (5-inch) wall in running bond, a thicker one in the bond');
    expect(brick.match(/m² of \d+-inch wall: \d+ pieces/g)).toEqual([
      'm² of 5-inch wall: 50 pieces',
      'm² of 10-inch wall: 100 pieces',
      'm² of 15-inch wall: 150 pieces',
    ]);
  }
});

test('walls have their dead load, marked as assumed with its density, and half blocks none', () => {
  // 12.5 × 15.7822 kg + 14.0125 L × 2 kg/L = 225.3 kg; 50 × 3.6574 kg + (18.4 + 9.53 ÷ 2) L × 2 kg/L = 229.2 kg.
  expect(clause('hollow-block-190')).toMatch(/Dead load of the wall: 2\.21 kN\/m² .*; assumed density\)\./);
  expect(clause('three-hole-brick')).toMatch(/Dead load of a 5-inch wall: 2\.25 .* 50 % full,/);
  expect(clause('hollow-block-half') + clause('i-block') + clause('k4-plunk')).not.toContain('Dead load');
});

test('planks go into the slots of posts, and kerbs end to end on a bed', () => {
  const planks = clause('k4-plunk');
  expect(planks).toContain('into the slots of posts');
  expect(planks).toContain('1200 mm long and covers 300 mm of height');
  expect(planks).not.toContain('on the bed');
  expect(clause('kerb-stone-k9')).toContain('Lay end to end on the bed');
});

test('a density is stated with its source, and not without one', () => {
  const block = products.find(({ id }) => id === 'hollow-block-190');
  if (!block?.form) throw new Error('No block.');
  const dense = clauseOf({ ...block, density: 2100, densitySource: pair('Report 7') }, block.form);
  expect(dense).toContain('Dry density of the concrete 2,100 kg/m³ (source: Report 7).');
  expect(clauseOf(block, block.form)).not.toContain('Dry density');
});
