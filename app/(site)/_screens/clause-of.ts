import { addressOf } from '@/app/_lib/site-origin';
import { countRows, type QuantityRow } from '@/components/site/products/page/quantities';
import { statedRows } from '@/components/site/products/page/stated-rows';
import { type Form, layingOf, WALL_JOINT, wallSectionOf, wholeOf, orderIn } from '@/lib/geometry';
import { productTitle } from '@/content/strings/product-name';
import { type Product, products } from '@/content/entities/products';
import { fill } from '@/lib/text';
import { routes } from '@/content/routes';
import { isPlank, type Measured, wallBasisOf } from '@/lib/counting';
import { clause as texts } from '@/content/strings/en/clause';
import { english } from '@/content/strings/english';
import { type ProductIn, productIn } from '@/content/strings/product-in';
import { deadLoadRows } from './data-sheet-of';

const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/**
 * Specification clause of a product for a tender: it names no maker, and has blanks for what no record states. Each
 * paragraph is one line, as Word takes it.
 */
export function clauseOf(record: Product, form: Form) {
  const product = productIn(record, english);
  const parts = [
    [texts.materials, materials(product, form)],
    [texts.execution, execution(product, form)],
    [texts.checks, [texts.sampling, texts.measure, texts.unstated]],
    [texts.payment, [fill(texts.pay, { unit: texts.units[paidBy(product, form)] })]],
  ] as const;
  return [
    texts.title,
    productTitle(product),
    fill(texts.source, { address: addressOf(routes.product(record.id), 'en') }),
    texts.typical,
    ...parts.flatMap(([title, sentences], part) => [
      '',
      `${part + 1}  ${title}`,
      ...sentences.map((sentence, index) => `${part + 1}.${index + 1}  ${sentence}`),
    ]),
    '',
  ].join('\n');
}

function materials(product: ProductIn, form: Form) {
  const { category, name, size, inch, density, densitySource } = product;
  const section = wallSectionOf(form);
  return [
    fill(texts.unit, { name: name || category }),
    fill(texts.size, { size, inch, order: orderIn(size, form, 'mm').join(' × ') }),
    section &&
      fill(texts.section, {
        net: figure.format(Math.round(section.netArea)),
        share: Math.round((section.netArea / section.grossArea) * 100),
        shell: figure.format(section.faceShell),
        web: figure.format(Math.min(section.endWeb, section.middleWeb ?? Infinity)),
      }),
    density !== undefined &&
      fill(texts.density, { density: figure.format(density), source: densitySource ?? '' }),
    ...statedRows(product, english).map(({ title, value, how }) =>
      fill(how === '' ? texts.statedAlone : texts.stated, { title, value, how }),
    ),
    ...blanksOf(product).map((title) => fill(texts.blank, { title })),
  ].filter((sentence) => typeof sentence === 'string');
}

/** Names of what a tender states and the record does not. */
function blanksOf({ standards = [], strengthClass, toleranceClass }: ProductIn) {
  const { stated } = english.strings;
  const known = [
    [stated.standard, standards[0]],
    [stated.strengthClass, strengthClass],
    [stated.toleranceClass, toleranceClass],
  ] as const;
  return known.flatMap(([title, value]) => (value === undefined ? [title] : []));
}

/** The unit in which the pieces of a product are counted, and so paid. */
function paidBy({ id, size }: ProductIn, form: Form): keyof typeof texts.units {
  if (isPlank(form)) return 'row';
  return wallBasisOf({ id, size, form }, products)?.sold?.half === id ? 'piece' : layingOf(form);
}

function execution(product: ProductIn, form: Form) {
  const measured = { ...product, form };
  const put =
    (text: string) =>
    ({ title, value, how }: QuantityRow) =>
      fill(text, { title, value, how });
  const counts = countRows(measured, english).map(put(texts.count));
  const loads = deadLoadRows(measured).map(put(texts.stated));
  return [...layingIn(measured), ...counts, ...loads];
}

function layingIn(product: Measured) {
  const { id, form } = product;
  const { length, width, height } = form;
  if (isPlank(form)) return [fill(texts.planks, { length, width })];
  if (layingOf(form) === 'line') return [fill(texts.line, { length })];
  const wall = wallBasisOf(product, products);
  if (wall === undefined) return [texts.paving];
  const common = wallSectionOf(form, wholeOf(form, products)?.form)?.common;
  const [inches = 0] = wall.thicknessesIn;
  const text = wall.sold?.half === id ? texts.half : inches === 0 ? texts.wall : texts.bricks;
  return [
    fill(text, { joint: WALL_JOINT, course: height + WALL_JOINT, inches }),
    ...(common
      ? [fill(texts.rods, { length: figure.format(common.length), width: figure.format(common.width) })]
      : []),
  ];
}
