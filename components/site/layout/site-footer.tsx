import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { company } from '@/content/entities/company';
import { inLanguage } from '@/lib/records';
import { isSampleContent } from '@/content/registry/sample-content';
import { routes } from '@/content/routes';
import { FooterColumns } from './footer-columns';
import { FooterYear } from './footer-year.client';
import { HomeLink } from './home-link';
import { LanguageSwitch, type OfPage } from './language-switch';
import { SocialLinks } from './social-links';

/** Speculation rules: the next public page is prerendered when a link is hovered or pressed. */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin*' } },
          { not: { href_matches: '/*.*' } },
          // Scripts make it a button that goes nowhere.
          { not: { selector_matches: '[role=button]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Footer, with links to every page of the menu: without scripts that may not open. One line above it says that the
 * content is a sample, until nothing in it is.
 */
export function SiteFooter({ locale, path }: OfPage) {
  const { shell } = locale.strings;
  const { brand, credit, creditUrl } = inLanguage(company, locale.language);
  const year = new Date().getFullYear();
  return (
    <>
      {isSampleContent && (
        <aside className="bg-concrete-100 py-3 print:hidden">
          <Container>
            <p className="type-small text-concrete-600">{shell.sample}</p>
          </Container>
        </aside>
      )}
      <footer className="bg-ink pt-16 pb-9 text-concrete-200 print:hidden" data-ground="dark">
        <Container>
          <div className="grid items-end gap-10 border-b border-joint-dark pb-10 lg:grid-cols-2">
            <p className="type-claim text-paper">
              <Claim locale={locale} />
            </p>
            <div>
              <ButtonLink {...locale.to(routes.contact)} tone="paper">
                {shell.contact}
              </ButtonLink>
            </div>
          </div>
          <FooterColumns locale={locale} />
          <div className="flex flex-wrap items-center justify-between gap-x-gutter gap-y-4 border-t border-joint-dark pt-7 sm:grid sm:grid-cols-2 lg:grid-cols-4">
            <HomeLink locale={locale} className="inline-block text-paper" />
            <LanguageSwitch locale={locale} path={path} className="text-paper underline underline-offset-4" />
            <SocialLinks locale={locale} />
          </div>
          <div className="flex flex-col justify-between gap-2 pt-4 type-data text-concrete-400 md:flex-row">
            <p>
              © <span data-copyright-year={year}>{locale.number(year)}</span>{' '}
              <span>{locale.fill(shell.rights, { brand })}</span>
            </p>
            <p>
              {creditUrl === undefined ? (
                credit
              ) : (
                <Link href={creditUrl} className="hover:text-paper hover:underline">
                  {credit}
                </Link>
              )}
            </p>
          </div>
        </Container>
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />
      </footer>
      <FooterYear language={locale.language} />
    </>
  );
}

/** The company's claim, if it has one, with its figure on one line, and the question. */
function Claim({ locale }: Pick<OfPage, 'locale'>) {
  const { claim = '', claimFigure = '' } = inLanguage(company, locale.language);
  const words = `${claim} ${locale.strings.shell.query}`.trim();
  const start = claimFigure === '' ? -1 : words.indexOf(claimFigure);
  if (start < 0) return <span>{words}</span>;
  return (
    <>
      <span>{words.slice(0, start)}</span>
      <span className="whitespace-nowrap">{claimFigure}</span>
      <span>{words.slice(start + claimFigure.length)}</span>
    </>
  );
}
