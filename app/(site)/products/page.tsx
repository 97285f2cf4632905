import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { productList } from '@/app/_lib/structured-data/products';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ProductCatalogue } from '@/components/site/products/product-catalogue';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import { bannerOf, pageOf } from '@/content/entities/pages';
import { catalogueProducts } from '@/content/entities/products';
import { routes } from '@/content/routes';

const page = { ...pageOf('products'), path: routes.products };

export const metadata: Metadata = pageMeta(page);

export default function ProductsPage() {
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          nodes={[
            webPage(page, 'CollectionPage', {
              mainEntity: productList(catalogueProducts),
            }),
          ]}
          crumbs={[{ title: page.title, path: page.path }]}
        />
        <PageBanner title="Products" image={bannerOf('products')} />
      </StaticIsland>
      <Section aria-labelledby="catalogue" className="pt-16">
        <h2 id="catalogue" className="sr-only">
          Products by category
        </h2>
        <ProductCatalogue />
      </Section>
    </>
  );
}
