import { detailFile } from '@/app/(site)/_screens/product-file';
import { drawnDetail } from '@/app/(site)/_screens/typical-details';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { detailNames } from '@/lib/geometry';
import { pageIds } from '@/lib/records';

type DetailFileContext = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(
    detailNames
      .filter((name) => drawnDetail(name) !== undefined && isShown(routes.detailFile(name)))
      .map((name) => `${name}.dxf`),
  ).map((file) => ({ file }));

/** Returns a typical detail as DXF. */
export async function GET(_request: Request, { params }: DetailFileContext) {
  const { file } = await params;
  const name = detailNames.find((one) => file === `${one}.dxf`);
  const bytes = name && detailFile(name);
  if (bytes === undefined) return new Response(null, { status: 404 });
  return new Response(bytes, { headers: { 'Content-Type': 'image/vnd.dxf' } });
}
