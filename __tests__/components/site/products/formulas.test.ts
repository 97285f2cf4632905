import { deadLoadRows } from '@/app/(site)/_screens/data-sheet-of';
import { listedProducts } from '@/app/(site)/_screens/listed-products';
import { rowsOfProduct } from '@/components/site/products/page/quantities';
import { sectionRows } from '@/components/site/products/page/section-rows';
import { loadRows } from '@/components/site/shared/load-texts';
import { company } from '@/content/entities/company';
import { products } from '@/content/entities/products';
import { densityOf, massOf, type Form } from '@/lib/geometry';
import { type Load, TRUCKS } from '@/lib/counting';
import { english } from '@/content/strings/english';
import { productIn } from '@/content/strings/product-in';

/** Figures of a text, in order. */
const figuresIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => Number(figure.replaceAll(',', '')));

type Page = {
  readonly form: Form;
  readonly title: string;
  /** A figure of another row, by the beginning of its title and its place. */
  readonly of: (title: string, place?: number) => number;
};

/** What each printed formula gives, by its beginning: from its own figures, and from other figures of the page. */
const formulas: readonly (readonly [
  RegExp,
  (figures: readonly number[], page: Page) => number | readonly number[],
])[] = [
  [/^1 m² ÷ \(/, ([area = 0, length = 0, height = 0]) => (area * 1e6) / length / height],
  [/^\d × 1 m² ÷ \(/, ([leaves = 0, , length = 0, height = 0]) => (leaves * 1e6) / length / height],
  [/^1 m ÷ \(2 ×/, ([, , course = 0]) => 1000 / 2 / course],
  [/^100 sft =/, ([, area = 0], { of }) => Math.ceil(area * of('Pieces per m²'))],
  [/^100 sft ÷ \(/, ([area = 0, length = 0, height = 0]) => Math.ceil((area * 144) / length / height)],
  [/^10 m ÷/, ([, length = 0]) => Math.ceil(10_000 / length)],
  [/^concrete per piece × /, ([density = 0], { of }) => (of('Concrete per piece') * density) / 1000],
  [
    /^[\d./ ]+ × [\d.]+ kg/,
    (figures) => figures.slice(0, -1).map((pieces) => pieces * (figures.at(-1) ?? 0)),
  ],
  [/^payload of the truck ÷/, ([mass = 0]) => TRUCKS.map((tonnes) => Math.floor((tonnes * 1000) / mass))],
  [
    /^\(.* L of mortar ×/,
    ([pieces = 0, mass = 0, mortar = 0, density = 0, gravity = 0]) =>
      ((pieces * mass + mortar * density) * gravity) / 1000,
  ],
  [/^1 − concrete ÷/, (_, { of }) => 100 * (1 - of('Concrete per piece') / of('Overall volume'))],
  [
    /^\d+% of .* in plan$/,
    ([share = 0, plan = 0], { of }) =>
      Math.round((of('Net area') / plan) * 100) === share ? of('Net area') : NaN,
  ],
  [/^net area per piece ÷ its length$/, (_, { form, of }) => of('Net area') / form.length],
  [
    /^net area ÷ length/,
    (_, { form, of }) => [(of('Net area') / form.length) * 10, of('Face shell') * 2 * 10],
  ],
  [
    /^I ÷ half/,
    (_, { form, of }) =>
      [0, 1].map((bed) => of('Moment of inertia I, per metre of wall', bed) / (form.width / 20)),
  ],
  [
    /^square root of I ÷ A$/,
    (_, { of }) =>
      [0, 1].map(
        (bed) =>
          10 *
          Math.sqrt(
            of('Moment of inertia I, per metre of wall', bed) / of('Net area A, per metre of wall', bed),
          ),
      ),
  ],
  [
    /^\d+ mm each, with a joint/,
    ([course = 0], { title }) => figuresIn(title).map((courses) => course * courses),
  ],
];
/** What has no figures to follow; `mass.test.ts` and `wall-section.test.ts` find it in other ways. */
const IN_WORDS =
  /^(1 m² ÷ the area|area in plan|length × width|overall volume|minimum thickness|second moment|room for rods)/;

const pages = products.flatMap((product) => {
  const { id, form } = product;
  if (form === undefined) return [];
  return [
    {
      id,
      product,
      form,
      rows: [
        ...rowsOfProduct(productIn(product, english), english),
        ...sectionRows(form, english),
        ...deadLoadRows(productIn(product, english)),
      ],
    },
  ];
});

it.each(pages)(
  'gives each figure of $id by the formula beside it, within the last shown digit',
  ({ form, rows }) => {
    const of = (start: string, place = 0) =>
      figuresIn(rows.find(({ title }) => title.startsWith(start))?.value ?? '')[place] ?? NaN;
    const evaluated = rows.flatMap(({ title, value, how }) => {
      if (IN_WORDS.test(how)) return [];
      const [, formula] = formulas.find(([start]) => start.test(how)) ?? [];
      const formulaFigures = [formula?.(figuresIn(how), { form, title, of }) ?? NaN].flat();
      // Figures of other rows are rounded themselves.
      const within = /^(concrete|1 −)/.test(how) ? 1.6 : /^(I ÷|square root)/.test(how) ? 1 : 0.6;
      return figuresIn(value).map((figure, index) => {
        const digits = String(figure).split('.')[1]?.length ?? 0;
        return {
          title,
          how,
          figure,
          isGiven: Math.abs((formulaFigures[index] ?? NaN) - figure) <= within * 10 ** -digits,
        };
      });
    });
    expect(evaluated.filter(({ isGiven }) => !isGiven)).toEqual([]);
    expect(evaluated.length).toBeGreaterThan(4);
  },
);

it.each(pages)(
  'fills trucks with $id alike on its page, on the list and in the calculator',
  async ({ id, product, form, rows }) => {
    const density = densityOf(productIn(product, english), company.density)?.value ?? NaN;
    const kilograms = massOf(form, { value: density });
    const onTruck = TRUCKS.map((tonnes) => Math.floor((tonnes * 1000) / kilograms));
    expect(figuresIn(rows.find(({ title }) => title.startsWith('Pieces per truck'))?.value ?? '')).toEqual(
      onTruck,
    );
    const listed: readonly (Load & { readonly id: string })[] = listedProducts(english);
    const load = listed.find((one) => one.id === id) ?? {};
    const trucksFor = (count: number) =>
      figuresIn(loadRows([{ ...load, count }], english.strings.listPage.app.loads, 'en')[1]?.figure ?? '');
    onTruck.forEach((count, index) => {
      expect([trucksFor(count)[index], trucksFor(count + 1)[index]]).toEqual([1, 2]);
    });
  },
);
