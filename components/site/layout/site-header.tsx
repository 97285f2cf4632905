import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company } from '@/content/entities/company';
import { inLanguage } from '@/content/lib/language';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { HeaderState } from './header-state.client';
import { LanguageSwitch } from './language-switch';
import { ListCount } from './list-count.client';
import { MENU_ID } from './menu-overlay';

type SiteHeaderProps = {
  readonly locale: Locale;
  /** English path of the page; undefined for none of the site's. */
  readonly path: string | undefined;
  /** What lies under the transparent header at the top of the page. */
  readonly over: 'picture' | 'light';
};

/**
 * The fixed header: transparent and 105 px high up to 90 px of scrolling, grey and 90 px beyond
 * (docs/requirements.md). The menu button opens the overlay with the platform's own command, before any script runs.
 */
export function SiteHeader({ locale, path, over }: SiteHeaderProps) {
  const { shell } = locale.strings;
  const { brand } = inLanguage(company, locale.language);
  return (
    <div className="site-header-state print:hidden" data-over={over}>
      <HeaderState />
      <ListCount language={locale.language} />
      <StaticIsland
        name="header"
        as="header"
        className="site-header inset-x-0 top-0 z-header"
        data-ground={over === 'picture' ? 'dark' : undefined}
      >
        <Container className="flex h-full items-center justify-between">
          <Link
            {...locale.to(routes.home)}
            aria-label={locale.fill(shell.homeOf, { brand })}
            className="py-2"
          >
            <Logo brand={brand} />
          </Link>
          <LanguageSwitch
            locale={locale}
            path={path}
            // Where the name and the button leave no room for it, the menu and the footer have it.
            className="mr-2 ml-auto min-w-15 justify-center px-2 hover:underline max-[22.4rem]:hidden sm:mr-4 sm:border sm:border-current/40 sm:px-3.5 sm:hover:border-current"
          />
          <button
            type="button"
            commandfor={MENU_ID}
            command="show-modal"
            aria-haspopup="dialog"
            aria-label={shell.openMenu}
            data-listed={shell.openMenuListed}
            className="relative grid h-12 w-12 shrink-0 cursor-pointer place-content-center gap-2 border border-current/40 hover:border-current sm:w-15"
          >
            <span
              data-list-count=""
              className="absolute -top-2 -right-2 min-w-6 bg-leaf px-1.5 py-0.5 text-center type-data text-paper empty:hidden"
            />
            {/* Borders: a system that sets its own colours paints over grounds. */}
            <span className="w-6.5 border-t-2" />
            <span className="w-6.5 border-t-2" />
          </button>
        </Container>
      </StaticIsland>
    </div>
  );
}
