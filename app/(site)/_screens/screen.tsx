import type { Thing } from 'schema-dts';
import type { Crumb } from '@/components/site/shared/breadcrumbs';
import { PageBanner } from '@/components/site/shared/page-banner';
import type { pageIn } from '@/app/_lib/page-in';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import type { Locale } from '@/content/strings/locale';

/** Props of a page's screen: its language. */
export type ScreenProps = { readonly locale: Locale };

type PageHeadProps = {
  readonly page: Pick<ReturnType<typeof pageIn>, 'locale' | 'heading' | 'path'> &
    Partial<ReturnType<typeof pageIn>>;
  readonly nodes: readonly Thing[];
  readonly trail?: readonly Crumb[];
  /** What buyers call the subject of the page, below its heading. */
  readonly called?: string | undefined;
};

/** Structured data, crumbs and banner of a page. */
export function PageHead({ page, nodes, trail = [], called }: PageHeadProps) {
  const { locale, heading, path, banner } = page;
  return (
    <>
      <StructuredData locale={locale} nodes={nodes} crumbs={[...trail, { title: heading, path }]} />
      <PageBanner locale={locale} title={heading} called={called} image={banner} trail={trail} />
    </>
  );
}
