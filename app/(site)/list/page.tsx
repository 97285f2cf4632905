import type { Metadata } from 'next';
import { pageMeta } from '@/app/_lib/page-meta';
import { webPage } from '@/app/_lib/structured-data/pages';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ListApp } from '@/components/site/list/list-app.client';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company, telephoneHref, whatsAppHref } from '@/content/entities/company';
import { pageOf } from '@/content/entities/pages';
import { routes } from '@/content/routes';

const page = { ...pageOf('list'), path: routes.list };

export const metadata: Metadata = pageMeta(page);

export default function ListPage() {
  const linkStyles = 'font-semibold text-leaf underline underline-offset-4';
  return (
    <>
      <StaticIsland name="page-head">
        <StructuredData
          nodes={[webPage(page, 'WebPage')]}
          crumbs={[{ title: page.title, path: page.path }]}
        />
        <PageBanner title="My list" />
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
