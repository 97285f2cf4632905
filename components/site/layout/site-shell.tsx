import type { ReactNode } from 'react';
import { BackCloses } from './back-closes.client';
import { Hydrated } from './hydrated.client';
import { MenuOverlay } from './menu-overlay';
import { error } from '@/content/strings/error';
import type { Locale } from '@/content/strings/locale';
import { oneLanguage } from '@/lib/text';
import { PageBoundary } from './page-boundary.client';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Logo } from '@/components/ui/logo';
import { company, mark, telephoneIn } from '@/content/entities/company';
import { inLanguage } from '@/lib/records';

type SiteShellProps = {
  readonly locale: Locale;
  /** English path of the page; absent on the page for unknown addresses. */
  readonly path?: string;
  readonly children: ReactNode;
  /** Background below the transparent header at the top of the page; a dark picture by default. */
  readonly headerOver?: 'picture' | 'light';
};

/** Frame of every public page: skip link, fixed header, overlay menu, content, footer. */
export function SiteShell({ locale, path, children, headerOver = 'picture' }: SiteShellProps) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-skip -translate-y-24 bg-paper px-5 py-3 font-semibold text-ink focus:translate-y-0 print:hidden"
      >
        {locale.strings.shell.skip}
      </a>
      <PrintHeader locale={locale} />
      <SiteHeader locale={locale} path={path} over={headerOver} />
      <MenuOverlay locale={locale} path={path} />
      <main id="main" tabIndex={-1} data-pagefind-body="" className="focus:outline-none">
        <PageBoundary texts={oneLanguage(error, locale.language)}>{children}</PageBoundary>
      </main>
      <SiteFooter locale={locale} path={path} />
      <BackCloses />
      <Hydrated />
    </>
  );
}

/** Print header with contact data, only printed, at the top of the first page. */
function PrintHeader({ locale }: { readonly locale: Locale }) {
  const { brand, legalName, headOffice, mainNumber, email } = inLanguage(company, locale.language);
  return (
    <div className="hidden items-end justify-between gap-8 border-b-2 border-ink pb-4 type-data print:flex">
      <Logo brand={brand} mark={mark} />
      <p className="text-right">
        <span>{`${legalName}, ${headOffice.street}, ${headOffice.city} ${headOffice.postalCode}`}</span>
        <br />
        <span>{`${telephoneIn(mainNumber, locale.language)}, ${email}`}</span>
      </p>
    </div>
  );
}
