import { company } from '@/content/entities/company';
import { landingPages } from '@/content/entities/landing-pages';
import { productCategories } from '@/content/entities/products';
import { inLanguage } from '@/lib/records';
import { Hours } from '@/components/site/shared/hours';
import { footerMenu, type mainMenu } from '@/content/navigation';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { hasEstimator } from '@/content/registry/wall-figures';
import type { Locale } from '@/content/strings/locale';
import { Link } from '@/components/ui/link';
import type { ComponentProps } from 'react';
import { Telephone } from '@/components/site/shared/telephone';

const linkStyles = 'inline-block py-1 first-letter:uppercase hover:text-paper hover:underline';

/** The footer's four columns: products, company, help, and contact data with opening hours. */
export function FooterColumns({ locale }: { readonly locale: Locale }) {
  const { shell, contact } = locale.strings;
  const { brand, headOffice, factory, openingHours } = inLanguage(company, locale.language);
  const linkOf = ({ page, path }: (typeof mainMenu)[number]) => ({
    children: shell.pages[page],
    ...locale.to(path),
  });
  return (
    <div className="grid grid-cols-2 gap-x-gutter gap-y-10 py-12 lg:grid-cols-4">
      <nav aria-label={shell.footer} className="contents">
        <FooterColumn
          title={shell.productCategory}
          links={[
            ...productCategories.flatMap(({ shortName }) =>
              shortName === undefined
                ? []
                : [{ children: inLanguage(shortName, locale.language), ...locale.to(routes.products) }],
            ),
            ...footerMenu.products.map(linkOf),
          ]}
        />
        <FooterColumn title={brand} links={[...footerMenu.company.map(linkOf), ...landingPagesIn(locale)]} />
        <FooterColumn
          title={shell.support}
          links={[
            { children: shell.customerSupport, ...locale.to(routes.contact) },
            ...helpPages.map(([path, name]) => locale.named(path, ({ shell }) => shell[name])),
          ]}
        />
      </nav>
      <div className="type-small max-sm:col-span-2">
        <Telephone
          locale={locale}
          number={company.mainNumber}
          className="-my-2.5 inline-block py-2.5 type-data-large text-paper hover:underline"
        />
        {openingHours !== undefined && (
          <p className="mt-1">
            <Hours text={openingHours} />
          </p>
        )}
        {[
          { title: contact.headOffice, place: headOffice },
          { title: contact.factory, place: factory },
        ].map(({ title, place: { street, city, postalCode } }) => (
          <address key={title} className="mt-4 not-italic">
            <span className="block text-concrete-400">{title}</span>
            <span>{`${street}, ${city} ${postalCode}`}</span>
          </address>
        ))}
      </div>
    </div>
  );
}

/** Pages of the column of help that are on, with the names of their texts. */
const helpPages = (
  [
    [routes.searchField, 'search'],
    [routes.list, 'list'],
    ...(hasEstimator ? ([[routes.estimator, 'estimator']] as const) : []),
  ] as const
).filter(([path]) => isShown(path));

const landingPagesIn = ({ language, to }: Locale) =>
  landingPages
    .filter(({ link }) => link === 'footer')
    .map((page) => {
      const address = to(routes.landingPage(page.id));
      return { ...address, lang: address.hrefLang, children: inLanguage(page, language).title };
    });

type FooterColumnProps = { readonly title: string; readonly links: readonly ComponentProps<typeof Link>[] };

function FooterColumn({ title, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className="mb-3 type-small font-medium text-concrete-400">{title}</h2>
      <ul>
        {links.map((link, index) => (
          <li key={index}>
            <Link {...link} className={linkStyles} />
          </li>
        ))}
      </ul>
    </div>
  );
}
