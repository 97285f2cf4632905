import { Container } from '@/components/ui/container';
import { Dialog } from '@/components/ui/dialog.client';
import { coverSizes } from '@/components/ui/cover-sizes';
import { CloseIcon, SearchIcon } from '@/components/ui/icons';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import { company } from '@/content/entities/company';
import { inLanguage } from '@/lib/records';
import { mainMenu } from '@/content/navigation';
import { routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { hasEstimator } from '@/content/registry/wall-figures';
import { HomeLink } from './home-link';
import { LanguageSwitch, type OfPage } from './language-switch';
import { SocialLinks } from './social-links';

/** Id of the menu, for `commandfor` of the header's menu button. */
export const MENU_ID = 'menu';

/** Full-screen menu (WAI-ARIA APG, Dialog (Modal)), which `commandfor` opens without scripts. */
export function MenuOverlay({ locale, path }: OfPage) {
  const { shell } = locale.strings;
  const search = locale.named(routes.searchField, (strings) => strings.shell.search);
  const { headOffice, factory, menuPicture } = inLanguage(company, locale.language);
  return (
    <Dialog
      id={MENU_ID}
      aria-label={shell.menu}
      className="menu-overlay bg-ink text-paper print:hidden"
      data-ground="dark"
    >
      <div className="relative flex min-h-full flex-col" data-dialog-area>
        {menuPicture && (
          <div className="menu-backdrop absolute inset-0 opacity-30" aria-hidden="true">
            <Image image={{ ...menuPicture, alt: '' }} sizes={coverSizes(menuPicture, '100vw', '100vh')} />
          </div>
        )}
        <Container className="relative flex h-header shrink-0 items-center justify-between">
          <button
            type="button"
            commandfor={MENU_ID}
            command="close"
            aria-label={shell.closeMenu}
            className="order-2 grid h-12 w-12 cursor-pointer place-content-center border border-current/40 hover:border-current sm:w-15"
          >
            <CloseIcon className="size-7" />
          </button>
          <HomeLink locale={locale} className="py-2" />
        </Container>
        <Container className="relative flex flex-1 flex-col pt-4 pb-9 lg:pt-9">
          {/* A link that looks like a field: a form would require a `form-action` policy on every page. */}
          {isShown(routes.search) && (
            <Link
              {...search}
              className="mb-4 flex h-12 shrink-0 items-center justify-between border border-current/40 px-4 hover:border-current md:absolute md:-top-19 md:right-28 md:mb-0 md:w-75"
            >
              <span>{search.children}</span>
              <SearchIcon className="size-5" />
            </Link>
          )}
          <nav aria-label={shell.menuLinks} className="flex flex-1">
            <MenuLinks locale={locale} path={path} />
          </nav>
          <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 lg:grid lg:grid-cols-3 lg:gap-x-0">
            <SocialLinks locale={locale} />
            <div className="flex flex-wrap items-center gap-x-6 underline underline-offset-4">
              <LanguageSwitch locale={locale} path={path} />
              {hasEstimator && (
                <Link
                  {...locale.named(routes.estimator, (strings) => strings.shell.estimator)}
                  className="inline-flex min-h-11 items-center"
                />
              )}
              {isShown(routes.list) && (
                <Link
                  {...locale.named(routes.list, (strings) => strings.shell.list)}
                  className="inline-flex min-h-11 items-center"
                />
              )}
            </div>
            <p className="type-data">
              {locale.fill(shell.places, { headOffice: headOffice.city, factory: factory.city })}
            </p>
          </div>
        </Container>
      </div>
    </Dialog>
  );
}

/** Returns `aria-current`: `page` for the page itself, `true` for an ancestor of it, else undefined. */
function currentMark(path: string, current = '') {
  if (path === current) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}

function MenuLinks({ locale, path: current }: OfPage) {
  const { pages } = locale.strings.shell;
  return (
    <ul className="grid flex-1 auto-rows-fr grid-cols-2 border-t border-l border-joint-dark lg:grid-cols-3">
      {mainMenu.map(({ page, path }, index) => (
        <li
          key={path}
          className="menu-course grid"
          style={{ '--course-of-two': Math.floor(index / 2), '--course-of-three': Math.floor(index / 3) }}
        >
          <Link
            {...locale.to(path)}
            aria-current={currentMark(path, current)}
            className="group flex items-end justify-between gap-3 border-r border-b border-joint-dark p-4 type-menu first-letter:uppercase hover:bg-white/10 aria-current:bg-paper aria-current:text-ink md:px-7 md:py-6"
          >
            <span className="inline-block first-letter:uppercase">{pages[page]}</span>
            <span
              className="hidden size-3.5 shrink-0 bg-brand-ink group-aria-current:block"
              aria-hidden="true"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
