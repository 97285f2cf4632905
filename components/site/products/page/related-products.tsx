import { productLabel } from '@/content/entities/products/label';
import type { Product } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { ProductCard } from '../product-card';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';

type RelatedProductsProps = { readonly products: readonly Product[]; readonly category: string };

/** Other products of the same category, each leading to its page. */
export function RelatedProducts({ products, category }: RelatedProductsProps) {
  return (
    <Section aria-labelledby="related" className="print:hidden">
      <SectionHead id="related" title="Of the same kind" lead={category} />
      <ul className="product-grid">
        {products.map((product) => (
          <li key={product.id} className="product-cell">
            <ProductCard
              name={product.name}
              label={productLabel(product)}
              size={product.size}
              inch={product.inch}
              image={product.image}
              href={routes.product(product.id)}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
