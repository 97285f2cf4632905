import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company } from '@/content/entities/company';
import { routes } from '@/content/routes';
import { HeaderState } from './header-state.client';
import { ListCount } from './list-count.client';
import { MENU_ID } from './menu-overlay';

type SiteHeaderProps = {
  /** What lies under the transparent header at the top of the page. */
  readonly over: 'picture' | 'light';
};

/**
 * The fixed header: transparent and 105 px high up to 90 px of scrolling, grey and 90 px beyond (specification
 * section 2). The menu button opens the overlay with the platform's own command, before any script runs.
 */
export function SiteHeader({ over }: SiteHeaderProps) {
  return (
    <div className="site-header-state print:hidden" data-over={over}>
      <HeaderState />
      <ListCount />
      <StaticIsland
        name="header"
        as="header"
        className="site-header inset-x-0 top-0 z-header"
        data-ground={over === 'picture' ? 'dark' : undefined}
      >
        <Container className="flex h-full items-center justify-between">
          <Link href={routes.home} aria-label={`${company.brand}, home`} className="py-2">
            <Logo brand={company.brand} />
          </Link>
          <button
            type="button"
            commandfor={MENU_ID}
            command="show-modal"
            aria-haspopup="dialog"
            aria-label="Open menu"
            className="relative grid h-12 w-15 cursor-pointer place-content-center gap-2 border border-current/40 hover:border-current"
          >
            <span
              data-list-count=""
              className="absolute -top-2 -right-2 min-w-6 bg-leaf px-1.5 py-0.5 text-center type-data text-paper empty:hidden"
            />
            <span className="h-0.5 w-6.5 bg-current" />
            <span className="h-0.5 w-6.5 bg-current" />
          </button>
        </Container>
      </StaticIsland>
    </div>
  );
}
