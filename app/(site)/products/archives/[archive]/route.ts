import { archiveOf, fileCategories } from '@/app/(site)/_screens/archives';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { pageIds } from '@/lib/records';

type ArchiveContext = { readonly params: Promise<{ readonly archive: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(fileCategories.filter(({ id }) => isShown(routes.archive(id))).map(({ id }) => `${id}.zip`)).map(
    (archive) => ({ archive }),
  );

/** Returns the archive of a category. */
export async function GET(_request: Request, { params }: ArchiveContext) {
  const { archive } = await params;
  const category = fileCategories.find(({ id }) => archive === `${id}.zip`);
  if (category === undefined) return new Response(null, { status: 404 });
  return new Response(await archiveOf(category), { headers: { 'Content-Type': 'application/zip' } });
}
