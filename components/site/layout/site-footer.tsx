import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company } from '@/content/entities/company';
import { footerMenu, mainMenu } from '@/content/navigation';
import { routes } from '@/content/routes';
import { FooterColumn } from './footer-column';
import { FooterYear } from './footer-year.client';
import { SocialLinks } from './social-links';
import { SpeculationRules } from './speculation-rules';

/** The footer: the trust sentence, three columns of links, the social links and the legal line. */
export function SiteFooter() {
  return (
    <>
      <StaticIsland
        name="footer"
        as="footer"
        className="bg-ink pt-16 pb-9 text-concrete-200 lg:pt-28 print:hidden"
        data-ground="dark"
      >
        <Container>
          <div className="grid items-end gap-10 border-b border-joint-dark pb-16 lg:grid-cols-12">
            <p className="max-w-[24ch] type-trust text-paper lg:col-span-6">
              Trusted in more than 100 countries &amp; <span className="whitespace-nowrap">5 million</span>{' '}
              customers. Have any query ?
            </p>
            <div className="lg:col-span-6">
              <ButtonLink href={routes.contact} tone="paper">
                Contact Us...
              </ButtonLink>
            </div>
          </div>
          <div className="grid gap-x-gutter gap-y-12 py-14 md:grid-cols-12">
            <div className="md:col-span-12 lg:col-span-6">
              <Link
                href={routes.home}
                aria-label={`${company.brand}, home`}
                className="inline-block text-paper"
              >
                <Logo brand={company.brand} />
              </Link>
              <div className="mt-7">
                <SocialLinks />
              </div>
            </div>
            <nav
              aria-label="Footer"
              className="grid grid-cols-2 gap-x-gutter gap-y-10 md:col-span-12 md:grid-cols-3 lg:col-span-6"
            >
              <FooterColumn title="Product Category" links={footerMenu.productCategories} />
              <FooterColumn title={company.brand} links={footerMenu.brand} />
              <FooterColumn title="Support" links={footerMenu.support} />
            </nav>
          </div>
          {/* Where scripts are off and the browser does not know `commandfor`, the menu button does nothing. */}
          <noscript>
            <nav aria-label="All pages" className="border-t border-joint-dark py-7">
              <ul className="flex flex-wrap gap-x-6 gap-y-2">
                {mainMenu.map(({ title, path }) => (
                  <li key={path}>
                    <Link href={path} className="inline-block py-1 underline first-letter:uppercase">
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </noscript>
          <div className="flex flex-col justify-between gap-2 border-t border-joint-dark pt-7 type-data text-concrete-400 md:flex-row">
            <p>
              © <span data-copyright-year>{new Date().getFullYear()}</span> {company.brand}. All rights
              reserved.
            </p>
            <p>
              <Link href={company.developerCredit.url} className="hover:text-paper hover:underline">
                {company.developerCredit.label}
              </Link>
            </p>
          </div>
        </Container>
        {/* In the island, so that what React reads does not repeat them. */}
        <SpeculationRules />
      </StaticIsland>
      <FooterYear />
    </>
  );
}
