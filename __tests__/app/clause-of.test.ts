import * as stated from '@/__tests__/fixtures/stated';
import { pair } from '@/__tests__/fixtures/pair';
import { clauseOf } from '@/app/(site)/_screens/clause-of';
import { rowsOfProduct } from '@/components/site/products/page/quantities';
import { company } from '@/content/entities/company';
import { products } from '@/content/entities/products';
import { english } from '@/content/strings/english';
import { productIn } from '@/content/strings/product-in';
import { inLanguage } from '@/lib/records';

const clauses = products.flatMap((product) =>
  product.form ? [{ id: product.id, product, text: clauseOf(product, product.form) }] : [],
);
const clause = (id: string) => clauses.find((one) => one.id === id)?.text ?? '';

test.each(clauses)('the clause of $id has four parts, the nominal size and no gap', ({ product, text }) => {
  expect(text.match(/^\d  \w+$/gm)).toEqual(['1  MATERIALS', '2  EXECUTION', '3  CHECKS', '4  PAYMENT']);
  expect(text).toContain(product.size);
  // Word takes a line for a paragraph: no sentence is broken, and none is indented.
  const [, ...paragraphs] = text.trim().split('\n').slice(4);
  expect(paragraphs.filter((line) => !/^$|^\d  [A-Z]+$|^\d\.\d  .+\.$/.test(line))).toEqual([]);
  expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity/);
});

test('a block is specified with its section, its bond and its count', () => {
  const text = clause('core-block-200');
  // 490 × 200 mm with two openings of 190 × 130 mm, 226 mm apart: shells (200 − 130) ÷ 2, webs 226 − 190 and 245 − 113 − 95.
  expect(text).toContain('Face shells at least 35 mm, webs at least 36 mm');
  expect(text).toContain('running bond with joints of 10 mm, in courses of 200 mm');
  expect(text).toContain('Blocks per m² of wall: 10 (1 m² ÷ (500 × 200 mm)');
  // The next course is 250 mm on: 190 − (250 − 226) mm of each opening stay open.
  expect(text).toContain('166 × 130 mm');
});

test('each clause has the counts of its page, and a half block none per area of wall', () => {
  for (const { id, product, text } of clauses) {
    const [first] = rowsOfProduct(productIn(product, english), english);
    expect([id, text]).toEqual([id, expect.stringContaining(`${first?.title}: ${first?.value} (`)]);
  }
  const half = clause('core-block-half');
  expect(half).toContain('Lay at wall ends and jambs, one in every other course');
  expect(half).toContain('Half blocks per m of wall end or jamb: 2.5 (');
  expect(half).not.toMatch(/m² of wall|Lay in running bond/);
});

test('a brick is counted for each thickness of wall, and only a half-brick wall is in running bond', () => {
  for (const brick of ['plain-brick', 'cored-brick'].map(clause)) {
    expect(brick).toContain('a half-brick (5-inch) wall in running bond, a thicker one in the bond');
    // 1 m² ÷ (250 × 100 mm).
    expect(brick.match(/m² of \d+-inch wall: \d+ \(/g)).toEqual([
      'm² of 5-inch wall: 40 (',
      'm² of 10-inch wall: 80 (',
      'm² of 15-inch wall: 120 (',
    ]);
  }
});

test('walls have their dead load, marked as assumed with its density, and half blocks none', () => {
  // 9.4379 L of concrete × 2.2 kg/L: 10 × 20.8 kg + (200 − 186.2) L of joints × 2 kg/L = 235.6 kg.
  expect(clause('core-block-200')).toMatch(/Dead load of the wall: 2\.31 kN\/m² .*; assumed density\)\./);
  // 2.0503 L × 2.05 kg/L, as measured: 40 × 4.2 kg + (14.96 L of joints + 13.03 L of holes ÷ 2) × 2 kg/L = 211 kg.
  expect(clause('cored-brick')).toMatch(/Dead load of a 5-inch wall: 2\.07 .* 50% full,/);
  expect(clause('core-block-half') + clause('waist-paver') + clause('fence-plank')).not.toContain(
    'Dead load',
  );
});

test('planks go into the slots of posts, and kerbs end to end on a bed', () => {
  const planks = clause('fence-plank');
  expect(planks).toContain('into the slots of posts');
  expect(planks).toContain('1500 mm long and covers 250 mm of height');
  expect(planks).not.toContain('on the bed');
  expect(clause('road-kerb')).toContain('Lay end to end on the bed');
});

test('a clause names no maker, takes an equivalent, and has blanks only for what the record does not state', () => {
  const maker = inLanguage(company, 'en');
  for (const { text } of clauses) {
    expect(text).toContain('” or equivalent.');
    expect(text).toContain('Sample ________ pieces of every ________ pieces delivered.');
    expect(text).not.toContain(maker.legalName);
    expect(text).not.toContain(maker.brand);
  }
  const blanks = (text: string) => text.match(/[A-Z][\w ]+(?=: ________)/g);
  expect(blanks(clause('core-block-200'))).toEqual(['Standard', 'Strength class', 'Tolerance class']);
  expect(blanks(clauseOf(stated.product, stated.form))).toBeNull();
});

test('a clause states the unit of payment in which its pieces are counted', () => {
  const unitOf = (id: string) => /Unit of payment: (.*?),/.exec(clause(id))?.[1];
  expect(
    ['core-block-200', 'core-block-half', 'waist-paver', 'road-kerb', 'fence-plank'].map(unitOf),
  ).toEqual([
    '1 m² of wall laid',
    '1 piece laid',
    '1 m² of ground laid',
    '1 m of line laid',
    '1 m of each row laid',
  ]);
});

test('a density is stated with its source, and not without one', () => {
  const block = products.find(({ form, density }) => form && density === undefined);
  if (!block?.form) throw new Error('The tests need a product with a shape and without a density.');
  const dense = clauseOf({ ...block, density: 2100, densitySource: pair('Report 7') }, block.form);
  expect(dense).toContain('Dry density of the concrete 2,100 kg/m³ (source: Report 7).');
  expect(clauseOf(block, block.form)).not.toContain('Dry density');
});
