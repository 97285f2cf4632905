import { company } from '@/content/entities/company';
import { inLanguage } from '@/content/lib/language';
import { footerMenu } from '@/content/navigation';
import { routes } from '@/content/routes';
import type { Locale, PageLink } from '@/content/strings/locale';
import { Link } from '@/components/ui/link';

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

type FooterColumnProps = {
  readonly title: string;
  readonly links: readonly { readonly title: string; readonly link: PageLink }[];
};

/** One column of the footer: a quiet heading over its links. */
function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className="mb-3 type-small font-medium text-concrete-400">{title}</h2>
      <ul>
        {links.map(({ title: name, link }) => (
          <li key={name}>
            <Link {...link} className="inline-block py-1.5 hover:text-paper hover:underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
