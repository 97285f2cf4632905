import { drawIcon, pictureResponse, screenIcons } from '@/app/_lib/icons';
import { mark } from '@/content/entities/company';

type IconRouteContext = { readonly params: Promise<{ readonly file: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(screenIcons).map((file) => ({ file }));

/** An icon of the manifest. */
export async function GET(_request: Request, { params }: IconRouteContext) {
  const size = screenIcons[(await params).file];
  return size === undefined
    ? new Response(null, { status: 404 })
    : pictureResponse(await drawIcon(mark, size), 'image/png');
}
