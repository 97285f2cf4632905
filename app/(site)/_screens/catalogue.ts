import { pricesIn } from '@/components/site/products/answers';
import { rowsOfProduct, type QuantityRow } from '@/components/site/products/page/quantities';
import { sectionRows } from '@/components/site/products/page/section-rows';
import { statedRows } from '@/components/site/products/page/stated-rows';
import { categoryName } from '@/content/entities/categories';
import { company } from '@/content/entities/company';
import { type Product, products } from '@/content/entities/products';
import { productFiles, routes } from '@/content/routes';
import { speaksBangla } from '@/content/registry/languages';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';
import { productTitle } from '@/content/strings/product-name';
import { shownFile } from '@/lib/pictures';
import { inLanguage } from '@/lib/records';
import { dayOfChange } from '@/app/_lib/day-of-change';
import { absoluteUrl, addressOf } from '@/app/_lib/site-origin';

/** A figure as its product's page states it. */
type CatalogueFigure = {
  readonly name: string;
  /** As printed on the page. */
  readonly text: string;
  /** Several where the name lists several, in its order; none of a figure in words. */
  readonly values: readonly number[];
  readonly unit: string;
  /** Formula or source; empty without one. */
  readonly formula: string;
  /** Whether it follows from an assumed density. */
  readonly isAssumed: boolean;
};

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const FIGURE = new RegExp(String.raw`^(${NUMBER}(?: [/×] ${NUMBER})*)(?: (.+))?$`);

const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** Reads a row of a table; `unit` is that of a figure without one. */
function figureOf({ title, value, how, isAssumed = false }: QuantityRow, unit = ''): CatalogueFigure {
  const text = plain(value);
  const [, numbers, own = unit] = FIGURE.exec(text) ?? [];
  return {
    name: plain(title),
    text,
    values: numbers?.split(/ [/×] /).map((number) => Number(number.replaceAll(',', ''))) ?? [],
    unit: numbers === undefined ? '' : own,
    formula: plain(how),
    isAssumed,
  };
}

/** Everything that the page of a product states in figures. */
function figuresOf(record: Product): readonly CatalogueFigure[] {
  const product = productIn(record, english);
  return [
    // Quantities without a unit are counts.
    ...rowsOfProduct(product, english).map((row) => figureOf(row, 'pieces')),
    ...statedRows(product, english).map((row) => figureOf(row)),
    ...(product.form === undefined ? [] : sectionRows(product.form, english).map((row) => figureOf(row))),
  ];
}

function entryOf(record: Product) {
  const { id, size, inch, form, image, category } = record;
  const updated = dayOfChange('products', id);
  return {
    id,
    name: plain(productTitle(productIn(record, english))),
    ...(speaksBangla && { name_bn: plain(productTitle(productIn(record, locales.bn))) }),
    category: categoryName(category, 'en'),
    page: addressOf(routes.product(id), 'en'),
    image: absoluteUrl(shownFile(image)),
    size_mm: plain(size),
    size_in: plain(inch),
    ...(form && { length_mm: form.length, width_mm: form.width, height_mm: form.height }),
    ...(updated !== undefined && { updated }),
    figures: figuresOf(record).map(({ isAssumed, ...figure }) => ({ ...figure, assumed: isAssumed })),
    prices: pricesIn(productIn(record, english), english).map(({ text, amount, per, until, note }) => ({
      text: plain(text),
      amount,
      currency: 'BDT',
      per,
      until,
      ...(note !== undefined && { note }),
    })),
    files: form ? productFiles.map((ending) => absoluteUrl(routes.productFile(id, ending))) : [],
  };
}

/** Every product with every figure of its page, for programs and assistants. Figures are the page's own, in English. */
function catalogue() {
  const { brand, legalName, email } = inLanguage(company, 'en');
  return {
    title: english.fill(english.strings.products.catalogue.name, { brand }),
    about: english.strings.products.catalogue.lead,
    maker: { brand, legalName, telephone: company.mainNumber, email, website: absoluteUrl(routes.home) },
    ...(company.density !== undefined && {
      assumed_density: { value: company.density, unit: 'kg/m³' },
    }),
    products: products.map(entryOf),
  };
}

/** What `catalogueText` holds. */
export type Catalogue = ReturnType<typeof catalogue>;

/** The same as JSON. */
export const catalogueText = () => JSON.stringify(catalogue());

const HEAD = [
  ...['id', 'product', 'category', 'size (mm)', 'size (in)', 'page', 'figure'],
  ...['value', 'second value', 'third value', 'unit', 'as printed', 'formula or source', 'assumed density'],
];

/** Most values of one figure. */
const VALUES = 3;

/** A cell as RFC 4180 has it. A spreadsheet would run a text that begins as a formula does. */
function cellOf(value: string | number) {
  if (typeof value === 'number') return String(value);
  const safe = value.replace(/^(?=[=+\-@])/, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The same as a table, a row for each figure; with the mark by which spreadsheets know UTF-8. */
export function catalogueTable() {
  const rows = catalogue().products.flatMap(({ figures, prices, ...product }) => {
    const { id, name, category, size_mm: mm, size_in: inches, page } = product;
    const shared = [id, name, category, mm, inches, page];
    const { title } = english.strings.answers.price;
    return [
      ...figures.map(({ name: figure, values, unit, text, formula, assumed }) => [
        ...[...shared, figure],
        ...Array.from({ length: VALUES }, (_, index) => values[index] ?? ''),
        ...[unit, text, formula, assumed ? 'yes' : ''],
      ]),
      ...prices.map(({ text, amount, currency, per, until, note = '' }) => [
        ...[...shared, title, amount, '', ''],
        ...[`${currency} per ${per}`, text, [`until ${until}`, note].filter(Boolean).join('; '), ''],
      ]),
    ];
  });
  return `\ufeff${[HEAD, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
