import { SiteShell } from '@/components/site/layout/site-shell';
import { pageIds } from '@/content/lib/list-pages';
import { publicPageAt, publicPages } from '@/content/public-pages';
import { routes } from '@/content/routes';
import { english } from '@/content/strings/english';
import { productRange } from '../../../_screens/product-range';

type RangeProps = { readonly params: Promise<{ readonly place: readonly string[] }> };

export const dynamicParams = false;

const places = publicPages
  .filter(({ route }) => route === 'productRange')
  .map(({ path }) => path.slice(routes.productRange('').length));

export const generateStaticParams = () => pageIds(places).map((place) => ({ place: place.split('/') }));

/** Undefined for the placeholder page, removed from the export. */
const pageOf = async ({ params }: RangeProps) =>
  publicPageAt(routes.productRange((await params).place.join('/')));

export async function generateMetadata(props: RangeProps) {
  const page = await pageOf(props);
  return page === undefined ? {} : productRange.meta(english, page);
}

/** A range of products in English; `app/bn/[...path]` has those in Bangla. */
export default async function RangePage(props: RangeProps) {
  const page = await pageOf(props);
  return (
    page && (
      <SiteShell locale={english} path={page.path}>
        <productRange.Screen locale={english} page={page} />
      </SiteShell>
    )
  );
}
