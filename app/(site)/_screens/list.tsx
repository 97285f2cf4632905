import { pageIn } from '@/app/_lib/page-in';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ListApp } from '@/components/site/list/list-app.client';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company, telephoneHref, whatsAppHref } from '@/content/entities/company';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import type { ScreenProps } from './screen';

const pageFacts = (locale: Locale) => pageIn('list', routes.list, locale);

export const listMeta = (locale: Locale) => pageMeta(pageFacts(locale));

/** The list of products to ask a price for. */
export function ListScreen({ locale }: ScreenProps) {
  const page = pageFacts(locale);
  const linkStyles = 'font-semibold text-leaf underline underline-offset-4';
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          locale={locale}
          nodes={[webPage(page, 'WebPage')]}
          crumbs={[{ title: page.title, path: page.path }]}
        />
        <PageBanner locale={locale} title={locale.strings.shell.list} />
      </StaticIsland>
      <Section aria-label="My list">
        <ListApp
          email={company.email}
          whatsApp={company.whatsApp === undefined ? undefined : whatsAppHref(company.whatsApp)}
        />
        <StaticIsland name="list-help">
          <p className="mt-10 max-w-measure print:hidden">
            The list stays on this device until you send it. You can also ask without it: call{' '}
            <Link href={telephoneHref(company.helpline)} className={`${linkStyles} whitespace-nowrap`}>
              {company.helpline}
            </Link>{' '}
            or write to{' '}
            <Link href={`mailto:${company.email}`} className={linkStyles}>
              {company.email}
            </Link>{' '}
            with the names, sizes and counts from our{' '}
            <Link href={routes.products} className={linkStyles}>
              products
            </Link>
            .
          </p>
        </StaticIsland>
      </Section>
    </>
  );
}
