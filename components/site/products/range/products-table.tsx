import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import { company } from '@/content/entities/company';
import { type Product, products } from '@/content/entities/products';
import { productAnchor, productCalculator, routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { productIn, shownProduct } from '@/content/strings/product-in';
import { productName, productTitle } from '@/content/strings/product-name';
import { EXAMPLE_LINE, exampleOf, loadOf } from '@/lib/counting';
import { countIn } from '@/lib/text';
import { NO_FIGURE } from '../compare/compared';
import { calledNames, massIn } from '../answers';

type ProductsTableProps = {
  readonly locale: Locale;
  /** Id of the heading that names the table. */
  readonly labelId: string;
  readonly members: readonly Product[];
};

/** Returns the figures of a product by their column: what it weighs, and how many an area or a line takes. */
function figuresOf(product: Product, locale: Locale) {
  const { form } = product;
  const { mass, isAssumed = false } = loadOf(product, company.density);
  const example = form && exampleOf({ ...product, form }, products);
  const count = (value: number | undefined) => value && countIn(value, locale.language);
  return {
    weight: mass && massIn(mass, locale),
    isAssumed: mass !== undefined && isAssumed,
    sft: count(example?.hundredSquareFeet),
    line: count(example?.hundredSquareFeet === undefined ? example?.pieces : undefined),
  };
}

const cell = 'border-b border-joint py-4 align-top';
const figure = `${cell} pl-3 text-right whitespace-nowrap md:pl-8 md:type-data-large`;

/** Table of products: picture, name, sizes and figures, each with the ways to its page and its calculator. */
export function ProductsTable({ locale, labelId, members }: ProductsTableProps) {
  const { category, answers, quantities } = locale.strings;
  const rows = members.map((product) => ({ product, figures: figuresOf(product, locale) }));
  const isAssumed = rows.some(({ figures }) => figures.isAssumed);
  const length = locale.fill(answers.feet, { length: EXAMPLE_LINE });
  const columns = (
    [
      ['weight', isAssumed ? locale.fill(quantities.assumed, { title: category.weight }) : category.weight],
      ['sft', category.sft],
      ['line', locale.fill(category.line, { length })],
    ] as const
  ).filter(([name]) => rows.some(({ figures }) => figures[name] !== undefined));
  return (
    <table aria-labelledby={labelId} className="w-full border-t-2 border-ink text-left tabular-nums">
      <thead>
        <tr className="align-bottom type-data text-concrete-600">
          <th scope="col" className="border-b border-joint py-2.5 font-medium">
            {category.product}
          </th>
          {columns.map(([name, title]) => (
            <th
              key={name}
              scope="col"
              className="w-1/5 border-b border-joint py-2.5 pl-3 text-right font-medium md:pl-8"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ product, figures }) => (
          <tr key={product.id} id={productAnchor(product.id)} className="break-inside-avoid">
            <th scope="row" abbr={productTitle(productIn(product, locale))} className={cell}>
              <ProductCell locale={locale} product={product} />
            </th>
            {columns.map(([name]) => (
              <td key={name} className={figure}>
                {figures[name] ?? NO_FIGURE}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ProductCell({
  locale,
  product,
}: Pick<ProductsTableProps, 'locale'> & { readonly product: Product }) {
  const { size, inch, image, form } = shownProduct(product, locale);
  const local = productIn(product, locale);
  const { category } = locale.strings;
  const link = locale.to(routes.product(product.id));
  const called = calledNames(local, locale);
  return (
    <div className="grid gap-x-6 gap-y-3 font-normal sm:grid-cols-table-picture">
      <Link
        {...link}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-square w-20 bg-concrete-100 sm:w-28"
      >
        <Image image={{ ...image, alt: '' }} sizes="112px" />
      </Link>
      <div>
        <Link {...link} lang={link.hrefLang} className="type-h3 underline-offset-4 hover:underline">
          <span>{productName(local)}</span>
          <span className="sr-only">{`, ${size}`}</span>
        </Link>
        <p className="mt-1.5 type-data">{size}</p>
        <p className="type-data text-concrete-600">{inch}</p>
        {called !== '' && <p className="mt-1.5 type-small text-concrete-600">{called}</p>}
        {form !== undefined && (
          <Link
            {...locale.to(productCalculator(product.id))}
            aria-label={locale.fill(category.countOf, { product: productTitle(local) })}
            className="mt-1 inline-flex min-h-11 items-center type-small underline underline-offset-4 print:hidden"
          >
            {category.count}
          </Link>
        )}
      </div>
    </div>
  );
}
