import { productFile } from '@/app/(site)/_screens/product-file';
import { getProduct, products } from '@/content/entities/products';
import { type ProductFile, productFiles } from '@/content/routes';

type FileRouteContext = { readonly params: Promise<{ readonly id: string; readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  products
    .filter(({ form }) => form !== undefined)
    .flatMap(({ id }) => productFiles.map((ending) => ({ id, file: `${id}.${ending}` })));

/** Media types for development; hosts derive them from the ending. */
const types: Readonly<Record<ProductFile, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
  ifc: 'application/p21',
};

/** Returns one file of a product: data sheet (PDF), clause (TXT), drawing (SVG, DXF) or shape (glTF, USDZ, IFC). */
export async function GET(_request: Request, { params }: FileRouteContext) {
  const { id, file } = await params;
  const product = getProduct(id);
  const ending = productFiles.find((one) => file === `${id}.${one}`);
  if (product?.form === undefined || ending === undefined) return new Response(null, { status: 404 });
  return new Response(await productFile(ending, product, product.form), {
    headers: { 'Content-Type': types[ending] },
  });
}
