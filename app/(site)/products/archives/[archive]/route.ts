import { archiveOf, fileCategories } from '@/app/(site)/_screens/archives';

type ArchiveContext = { readonly params: Promise<{ readonly archive: string }> };

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => fileCategories.map(({ slug }) => ({ archive: `${slug}.zip` }));

/** Returns the archive of a category. */
export async function GET(_request: Request, { params }: ArchiveContext) {
  const { archive } = await params;
  const category = fileCategories.find(({ slug }) => archive === `${slug}.zip`);
  if (category === undefined) return new Response(null, { status: 404 });
  return new Response(await archiveOf(category), { headers: { 'Content-Type': 'application/zip' } });
}
