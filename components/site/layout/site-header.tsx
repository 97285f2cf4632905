import { Container } from '@/components/ui/container';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { HeaderState } from './header-state.client';
import { HomeLink } from './home-link';
import { LanguageSwitch, type OfPage } from './language-switch';
import { ListCount } from './list-count.client';
import { MENU_ID } from './menu-overlay';

type SiteHeaderProps = OfPage & {
  /** Background below the transparent header at the top of the page. */
  readonly over: 'picture' | 'light';
};

/** Fixed header, transparent at the top of the page (docs/requirements.md). Its button needs no script. */
export function SiteHeader({ locale, path, over }: SiteHeaderProps) {
  const { shell } = locale.strings;
  return (
    <div className="site-header-state print:hidden" data-over={over}>
      <HeaderState />
      {isShown(routes.list) && <ListCount language={locale.language} />}
      <header
        className="site-header inset-x-0 top-0 z-header"
        data-ground={over === 'picture' ? 'dark' : undefined}
      >
        <Container className="flex h-full items-center justify-between">
          <HomeLink locale={locale} className="py-2" />
          <LanguageSwitch
            locale={locale}
            path={path}
            // Hidden in windows too narrow for it; menu and footer contain the link, too.
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
              className="absolute -top-2 -right-2 min-w-6 bg-brand px-1.5 py-0.5 text-center type-data text-brand-on empty:hidden"
            />
            {/* Borders, because forced colours override backgrounds. */}
            <span className="w-6.5 border-t-2" />
            <span className="w-6.5 border-t-2" />
          </button>
        </Container>
      </header>
    </div>
  );
}
