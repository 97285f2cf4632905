import { notFound } from 'next/navigation';
import { banglaScreens } from '@/app/(site)/_screens/screens';
import { SiteShell } from '@/components/site/layout/site-shell';
import { publicPageAt, publicPages } from '@/content/public-pages';
import { locales } from '@/content/strings/locales';

type PageProps = { readonly params: Promise<{ readonly path: readonly string[] }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  publicPages
    .filter(({ route, isEnglishOnly }) => route in banglaScreens && isEnglishOnly !== true)
    .map(({ path }) => ({ path: path.split('/').slice(1) }));

async function pageOf({ params }: PageProps) {
  const { path } = await params;
  const page = publicPageAt(`/${path.join('/')}`);
  const screen = page && banglaScreens[page.route];
  if (page === undefined || screen === undefined) notFound();
  return { page, ...screen };
}

export async function generateMetadata(props: PageProps) {
  const { page, meta } = await pageOf(props);
  return meta(locales.bn, page);
}

/** Bangla pages: the screen of each route in the shell. */
export default async function BanglaPage(props: PageProps) {
  const { page, Screen } = await pageOf(props);
  return (
    <SiteShell locale={locales.bn} path={page.path}>
      <Screen locale={locales.bn} page={page} />
    </SiteShell>
  );
}
