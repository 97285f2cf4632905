import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { shellStrings } from '@/components/admin/strings/shell';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { CloseIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { adminMenu, adminRoutes } from '@/content/admin';
import { SidebarItem } from './sidebar-item';
import { entities, registry } from '@/content/registry';

const texts = shellStrings.bars;

/** Id of the sidebar, for the menu button's `aria-controls`. */
export const SIDEBAR_ID = 'studio-sidebar';

/** No subscription: the query string is read whenever a change of page renders the sidebar. */
const neverTells = () => () => undefined;

type SidebarProps = {
  readonly brand: string;
  /** Address of the website. */
  readonly home: string;
  /** Whether the window is below `lg`, where the sidebar is a drawer. */
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Navigation (WAI-ARIA APG, Disclosure Navigation). The drawer focuses its close button and closes on Escape. */
export function Sidebar({ brand, home, isNarrow, isOpen, onClose }: SidebarProps) {
  const search = useSyncExternalStore(
    neverTells,
    () => location.search,
    () => '',
  );
  const current = menuPathOf(usePathname(), search);
  const isHydrated = useHydrated();
  const closeButton = useRef<HTMLButtonElement>(null);
  const isDrawer = isNarrow && isOpen;

  useEffect(() => {
    if (isDrawer) closeButton.current?.focus();
  }, [isDrawer]);

  useEffect(() => {
    if (!isDrawer) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isDrawer, onClose]);

  const handleClick = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (isLink && isDrawer) onClose();
  };

  return (
    <>
      {isDrawer && (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape and the close button do the same for the keyboard
        <div className="fixed inset-0 z-header bg-ink/60" data-backdrop="" onClick={onClose} />
      )}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- links bubble here; the list itself is not a control */}
      <aside
        id={SIDEBAR_ID}
        aria-label={texts.sidebar}
        data-ground="dark"
        data-collapsed={isOpen ? undefined : 'drawer'}
        hidden={isHydrated && isNarrow && !isOpen}
        onClick={handleClick}
        className={`flex flex-col overflow-y-auto bg-ink px-5 pt-6 pb-8 text-paper lg:sticky lg:top-0 lg:h-dvh lg:w-72.5 lg:shrink-0 ${isDrawer ? 'fixed inset-y-0 left-0 z-skip w-72.5 max-w-full' : ''}`}
      >
        <div className="flex items-center justify-between gap-4 pl-2">
          <Link href={home} aria-label={texts.home(brand)} className="py-2.5">
            <Logo brand={brand} />
          </Link>
          {isDrawer && (
            <button
              ref={closeButton}
              type="button"
              aria-label={texts.closeMenu}
              onClick={onClose}
              className="grid size-11 cursor-pointer place-content-center border border-paper/40 hover:border-paper"
            >
              <CloseIcon />
            </button>
          )}
        </div>
        <nav aria-label={texts.navigation} className="mt-4">
          {adminMenu.map(({ title, items }) => (
            <section key={title} aria-label={title}>
              <h2 className="mt-6 mb-2 px-2 text-sm text-concrete-400">{title}</h2>
              {items.length > 0 && (
                <ul>
                  {items.map((item) => (
                    <SidebarItem key={item.title} item={item} current={current} />
                  ))}
                </ul>
              )}
            </section>
          ))}
        </nav>
      </aside>
    </>
  );
}

/**
 * Returns the sidebar path of a page: the dashboard for `/admin`, the list for the editor of a record. Compares whole
 * paths, no prefixes.
 * @param search - query string of the page, such as `?id=solid-brick`
 */
function menuPathOf(pathname: string, search: string) {
  if (pathname === adminRoutes.admin) return adminRoutes.dashboard;
  if (!new URLSearchParams(search).has('id')) return pathname;
  const edited = entities.find((entity) => registry[entity].add.path === pathname);
  return edited === undefined ? pathname : registry[edited].list.path;
}
