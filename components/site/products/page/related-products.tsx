import type { Product } from '@/content/entities/products';
import type { Locale } from '@/content/strings/locale';
import { ProductTile } from '../product-tile';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';

type RelatedProductsProps = {
  readonly locale: Locale;
  readonly products: readonly Product[];
  readonly category: string;
};

/** Links to other products of the same category. */
export function RelatedProducts({ locale, products, category }: RelatedProductsProps) {
  return (
    <Section
      island="related"
      aria-labelledby="related"
      space="band"
      className="print:hidden"
      data-pagefind-ignore=""
    >
      <SectionHead id="related" title={locale.strings.productPage.related} lead={category} />
      <ul className="product-grid">
        {products.map((product) => (
          <li key={product.id} className="product-cell">
            <ProductTile locale={locale} product={product} isAlwaysNamed />
          </li>
        ))}
      </ul>
    </Section>
  );
}
