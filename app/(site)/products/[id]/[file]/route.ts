import { addressOf } from '@/app/_lib/site-origin';
import { dataSheetOf } from '@/app/(site)/_screens/data-sheet-of';
import { drawingOf } from '@/app/(site)/_screens/drawing-of';
import { company } from '@/content/entities/company';
import { dxfOf } from '@/content/entities/products/drawing/dxf';
import { svgFile } from '@/content/entities/products/drawing/svg';
import { glbOf } from '@/content/entities/products/form/glb';
import { ifcOf } from '@/content/entities/products/form/ifc';
import type { Form } from '@/content/entities/products/form/schema';
import { densityOf } from '@/content/entities/products/form/quantities';
import { productTitle } from '@/content/entities/products/label';
import { getProduct, type Product, products } from '@/content/entities/products';
import { english } from '@/content/strings/english';
import { productIn } from '@/content/strings/product-in';
import { dataSheetPdf } from '@/content/entities/products/paper/data-sheet';
import { type ProductFile, productFiles, routes } from '@/content/routes';

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
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
  ifc: 'application/p21',
};

async function written(ending: ProductFile, product: Product, form: Form) {
  switch (ending) {
    case 'pdf':
      return dataSheetPdf(dataSheetOf(product, form));
    case 'svg':
      return svgFile(drawingOf(product, form, 'en'));
    case 'dxf':
      return dxfOf(drawingOf(product, form, 'en'));
    case 'glb':
      return new Uint8Array(await glbOf(form, productTitle(productIn(product, english))));
    case 'ifc':
      return ifcOf(form, {
        id: product.id,
        title: productTitle(productIn(product, english)),
        category: product.category,
        manufacturer: company.legalName,
        source: addressOf(routes.product(product.id), 'en'),
        density: densityOf(product, company.density),
      });
  }
}

/** Returns one file of a product: data sheet (PDF), drawing (SVG, DXF) or shape (glTF, IFC). */
export async function GET(_request: Request, { params }: FileRouteContext) {
  const { id, file } = await params;
  const product = getProduct(id);
  const ending = productFiles.find((one) => file === `${id}.${one}`);
  if (product?.form === undefined || ending === undefined) return new Response(null, { status: 404 });
  return new Response(await written(ending, product, product.form), {
    headers: { 'Content-Type': types[ending] },
  });
}
