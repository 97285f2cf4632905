import { company } from '@/content/entities/company';
import { inLanguage } from '@/content/lib/language';
import { footerMenu } from '@/content/navigation';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { FooterColumn } from './footer-column';

/** The footer's three columns of links: products, the company, support. */
export function FooterColumns({ locale }: { readonly locale: Locale }) {
  const { shell } = locale.strings;
  const { brand } = inLanguage(company, locale.language);
  return (
    <nav
      aria-label={shell.footer}
      className="grid grid-cols-2 gap-x-gutter gap-y-10 md:col-span-12 md:grid-cols-3 lg:col-span-6"
    >
      <FooterColumn
        title={shell.productCategory}
        links={shell.footerCategories.map((title) => ({ title, link: locale.to(routes.products) }))}
      />
      <FooterColumn
        title={brand}
        links={footerMenu.map(({ page, path: to }) => ({
          title: shell.pages[page],
          link: locale.to(to),
        }))}
      />
      <FooterColumn
        title={shell.support}
        links={[{ title: shell.customerSupport, link: locale.to(routes.contact) }]}
      />
    </nav>
  );
}
