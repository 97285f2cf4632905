import { pageIn } from '@/app/_lib/page-in';
import { ListEmpty } from '@/components/site/list/list-empty';
import { ListLoader } from '@/components/site/list/list-loader.client';
import { Filled } from '@/components/site/shared/filled';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { Telephone } from '@/components/site/shared/telephone';
import { company, whatsAppHref } from '@/content/entities/company';
import { routes } from '@/content/routes';
import { listNames } from './list-names';
import type { ScreenProps } from './screen';

/** The visitor's list of products for a price request. */
export function ProjectListScreen({ locale }: ScreenProps) {
  const page = pageIn('list', locale);
  const { shell, list, listPage } = locale.strings;
  const linkStyles = 'font-semibold text-brand-ink underline underline-offset-4';
  return (
    <>
      <PageBanner locale={locale} title={page.heading} image={page.banner} />
      <Section aria-label={shell.list}>
        <p className="hidden type-lead noscript:block">{listPage.withoutScripts}</p>
        <ListLoader
          language={locale.language}
          names={listNames(locale.strings)}
          email={company.email}
          whatsApp={company.whatsApp === undefined ? undefined : whatsAppHref(company.whatsApp)}
          fault={listPage.fault}
        >
          <ListEmpty texts={{ ...listPage.app, add: list.add }} products={locale.to(routes.products).href} />
        </ListLoader>
        <p className="mt-10 max-w-measure print:hidden">
          <Filled
            text={listPage.help}
            parts={{
              telephone: (
                <Telephone
                  locale={locale}
                  number={company.mainNumber}
                  className={`${linkStyles} whitespace-nowrap`}
                />
              ),
              email: (
                <Link href={`mailto:${company.email}`} className={linkStyles}>
                  {company.email}
                </Link>
              ),
              products: (
                <Link {...locale.to(routes.products)} className={linkStyles}>
                  {listPage.products}
                </Link>
              ),
            }}
          />
        </p>
      </Section>
    </>
  );
}
