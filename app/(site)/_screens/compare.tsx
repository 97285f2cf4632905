import type { ReactNode } from 'react';
import { pageIn } from '@/app/_lib/page-in';
import { webPage } from '@/app/_lib/structured-data/pages';
import { CompareApp } from '@/components/site/products/compare/compare-app.client';
import { type CompareColumn, CompareTable } from '@/components/site/products/compare/compare-table';
import { rowsOfProduct, titleAlone } from '@/components/site/products/page/quantities';
import { sectionRows } from '@/components/site/products/page/section-rows';
import { statedRows } from '@/components/site/products/page/stated-rows';
import { FileLinks } from '@/components/site/shared/file-links';
import { Section } from '@/components/site/shared/section';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import { catalogueProducts, productCategories } from '@/content/entities/products';
import { productName, productTitle } from '@/content/strings/product-name';
import { inLanguage } from '@/lib/records';
import { asTyped, together } from '@/lib/text';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { type ProductIn, productIn } from '@/content/strings/product-in';
import { PageHead, type ScreenProps } from './screen';

/** Products side by side: a table for each category, or the products of the address. */
export function CompareScreen({ locale }: ScreenProps) {
  const page = pageIn('compare', locale);
  const { compare, title } = locale.strings.products;
  const trail = [{ title, path: routes.products }];
  const categories = productCategories.map(({ id, name }) => ({
    id,
    name: inLanguage(name, locale.language),
    members: catalogueProducts
      .filter(({ category }) => category === id)
      .map((product) => productIn(product, locale)),
  }));
  return (
    <>
      <PageHead page={page} nodes={[webPage(page, 'WebPage')]} trail={trail} />
      <Section aria-label={page.heading} space="band">
        <CompareApp
          language={locale.language}
          texts={compare}
          page={locale.to(routes.compare).href}
          groups={categories.map(({ name, members }) => ({
            name,
            options: members.map((product) => ({ id: product.id, title: productTitle(product) })),
          }))}
        >
          <div data-every-product="" data-pagefind-ignore="" className="grid gap-y-20 print:block">
            {categories.map(({ id, name, members }) => (
              <div key={id} className="min-w-0 print:mt-8">
                <h2 id={id} className="mb-6 break-after-avoid type-h3">
                  {name}
                </h2>
                <CompareTable labelId={id} columns={members.map((product) => columnIn(product, locale))} />
              </div>
            ))}
          </div>
        </CompareApp>
        <p className="mt-6 max-w-measure type-small text-concrete-600">
          <span>{compare.note}</span> <span className="hidden noscript:inline">{compare.noScripts}</span>
        </p>
      </Section>
    </>
  );
}

/** Returns the column of a product: picture and name, sizes, figures of its page, stated facts, and files. */
export function columnIn(product: ProductIn, locale: Locale): CompareColumn {
  const { id, size, inch, image, form } = together(product);
  const { products, productPage, quantities, section } = locale.strings;
  const link = locale.to(routes.product(id));
  const cells = new Map<string, ReactNode>([
    // May break on paper, where a category has many columns.
    [products.millimetres, asTyped(size)],
    [products.inches, asTyped(inch)],
  ]);
  for (const row of rowsOfProduct(product, locale)) {
    const { title, value } = row;
    // Of a solid piece the page of the product states both volumes as one.
    if (title === quantities.concrete && !cells.has(quantities.volume)) cells.set(quantities.volume, value);
    cells.set(titleAlone(row, locale), value);
  }
  // A product may have several standards or declarations of one kind.
  for (const { title, value } of statedRows(product, locale))
    cells.set(title, [cells.get(title), value].filter(Boolean).join(', '));
  if (form !== undefined) {
    const netArea = sectionRows(form, locale).find(({ title }) => title === section.netArea);
    if (netArea !== undefined) cells.set(netArea.title, netArea.value);
    cells.set(
      products.compare.files,
      <div className="text-small whitespace-normal in-data-chosen:md:pt-0.5 print:text-xs">
        <FileLinks
          language={locale.language}
          names={productPage.files}
          id={id}
          title={productTitle(product)}
        />
      </div>,
    );
  }
  const head = (
    <Link {...link} lang={link.hrefLang} className="underline-offset-4 hover:underline">
      <span className="mb-3 block aspect-square w-32 bg-concrete-100 in-data-chosen:md:w-48 print:w-16">
        <Image image={{ ...image, alt: '' }} sizes="192px" />
      </span>
      <span>{together(productName(product))}</span>
      <span className="sr-only">{`, ${size}`}</span>
    </Link>
  );
  return { id, head, cells };
}
