import { addressOf } from '@/app/_lib/site-origin';
import { detailNames, drawnDetail, noteIn } from '@/content/entities/products/details';
import { dxfOfDetail } from '@/content/entities/products/drawing/dxf';
import { pageIds } from '@/content/lib/list-pages';
import { routes } from '@/content/routes';
import { english } from '@/content/strings/english';

type DetailFileContext = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(detailNames.filter((name) => drawnDetail(name) !== undefined).map((name) => `${name}.dxf`)).map(
    (file) => ({ file }),
  );

/** Returns a typical detail as DXF, in English, because CAD programs draw Bangla letter by letter. */
export async function GET(_request: Request, { params }: DetailFileContext) {
  const { file } = await params;
  const name = detailNames.find((one) => file === `${one}.dxf`);
  const drawn = name && drawnDetail(name);
  if (name === undefined || drawn === undefined) return new Response(null, { status: 404 });
  const { details, drawing } = english.strings;
  const words = [
    details.titles[name],
    ...drawn.notes.map((note, index) => `${index + 1}  ${noteIn(note, english).text}`),
    english.fill(drawing.scale, { ratio: drawn.ratio }),
    details.typical,
    addressOf(routes.details, 'en'),
  ];
  return new Response(dxfOfDetail(name, drawn, words), { headers: { 'Content-Type': 'image/vnd.dxf' } });
}
