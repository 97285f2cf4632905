import type { Thing } from 'schema-dts';
import { PageBanner } from '@/components/site/shared/page-banner';
import type { pageIn } from '@/app/_lib/page-in';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import type { Locale } from '@/content/strings/locale';

/** Props of a page's screen: its language. */
export type ScreenProps = { readonly locale: Locale };

type PageHeadProps = { readonly page: ReturnType<typeof pageIn>; readonly nodes: readonly Thing[] };

/** Structured data, crumbs and banner of a page of the menu. */
export function PageHead({ page: { locale, heading, path, banner }, nodes }: PageHeadProps) {
  return (
    <>
      <StructuredData locale={locale} nodes={nodes} crumbs={[{ title: heading, path }]} />
      <PageBanner locale={locale} title={heading} image={banner} />
    </>
  );
}
