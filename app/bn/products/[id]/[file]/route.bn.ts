import { productFile } from '@/app/(site)/_screens/product-file';
import { getProduct, products } from '@/content/entities/products';
import { hasLanguage, pageIds } from '@/lib/records';

type FileRouteContext = { readonly params: Promise<{ readonly id: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(
    products.filter((each) => each.form !== undefined && hasLanguage(each, 'bn')).map(({ id }) => id),
  ).map((id) => ({ id, file: `${id}.svg` }));

/** Returns a drawing with Bangla texts. */
export async function GET(_request: Request, { params }: FileRouteContext) {
  const { id } = await params;
  const product = getProduct(id);
  // Without any drawing, the export removes this placeholder.
  const drawing = product?.form === undefined ? '' : await productFile('svg', product, product.form, 'bn');
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
