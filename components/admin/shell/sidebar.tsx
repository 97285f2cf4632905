import { PlaceName } from '@/components/admin/ui/place-name';
import { placeName } from '@/components/admin/lib/wording';
import { site } from '@/components/admin/site';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type MouseEvent, useId, useState, type ReactNode } from 'react';
import { shellStrings as texts } from '@/components/admin/strings/shell';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/components/admin/routes';
import type { MenuItem } from '@/components/admin/site';
import { StudioDrawing } from '@/components/admin/ui/studio-icon';
import { createPersistedText } from '@/components/admin/ui/persisted-text';
import { clsx } from 'clsx';
import { useStore } from 'zustand/react';
import { StudioLink } from '@/components/admin/ui/studio-link';

/** Id of the sidebar, for the menu button's `aria-controls`. */
export const SIDEBAR_ID = 'studio-sidebar';

type SidebarProps = {
  readonly brand: string;
  readonly logo: ReactNode;
  readonly home: string;
  /** Whether the window is below `lg`, where the sidebar is a drawer. */
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Navigation (WAI-ARIA APG, Disclosure Navigation). The drawer focuses its close button and closes on Escape. */
export function Sidebar({ brand, logo, home, isNarrow, isOpen, onClose }: SidebarProps) {
  const isHydrated = useHydrated();
  const current = menuPathOf(usePathname(), isHydrated ? location.search : '');
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
            {logo}
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
          {site().menu.map(({ items, ...group }) => (
            <section key={group.title} aria-label={placeName(group)}>
              <h2 className="mt-6 mb-2 px-2 text-sm text-concrete-400">{placeName(group)}</h2>
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

/** Returns the sidebar path of a page, by whole paths: the dashboard for `/admin`, the list for its editor. */
function menuPathOf(pathname: string, search: string) {
  if (pathname === adminRoutes.admin) return adminRoutes.dashboard;
  if (!new URLSearchParams(search).has('id')) return pathname;
  const edited = site().entities.find((entity) => site().registry[entity].add.path === pathname);
  return edited === undefined ? pathname : site().registry[edited].list.path;
}

/** Titles of the open submenus, separated by `|`. */
const openMenus = createPersistedText('studio:menu');

type SidebarItemProps = { readonly item: MenuItem; readonly current: string };

const rowStyle = 'flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left font-medium';

function SidebarItem({ item, current }: SidebarItemProps) {
  const submenuId = useId();
  const isHydrated = useHydrated();
  const openTitles = useStore(openMenus).split('|').filter(Boolean);
  /** Page on which the user closed the current page's submenu; it is open again on the next page. */
  const [closedOn, setClosedOn] = useState<string | null>(null);

  if (!item.submenu) {
    return (
      <li>
        <SidebarLink path={item.path} isCurrent={item.path === current} className={rowStyle}>
          <StudioDrawing d={item.icon} />
          <span>
            <PlaceName of={item} />
          </span>
        </SidebarLink>
      </li>
    );
  }

  const isCurrent = item.subMenuItems.some(({ path }) => path === current);
  const isOpen = isCurrent ? closedOn !== current : openTitles.includes(item.title);
  const toggle = () => {
    if (isCurrent) return setClosedOn(isOpen ? current : null);
    const titles = isOpen ? openTitles.filter((title) => title !== item.title) : [...openTitles, item.title];
    openMenus.setState(titles.join('|'), true);
  };
  const Sign = isOpen ? MinusIcon : PlusIcon;

  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={submenuId}
        onClick={toggle}
        className={`${rowStyle} cursor-pointer text-concrete-200 hover:bg-white/8 hover:text-white`}
      >
        <StudioDrawing d={item.icon} />
        <span className="flex-1">
          <PlaceName of={item} />
        </span>
        <Sign className="size-4" data-needs-scripts="" />
      </button>
      <ul id={submenuId} hidden={isHydrated && !isOpen} data-collapsed={isOpen ? undefined : 'submenu'}>
        {item.subMenuItems.map((link) => (
          <li key={link.path}>
            <SidebarLink
              path={link.path}
              isCurrent={link.path === current}
              className="flex min-h-11 items-center py-2 pr-3 pl-11"
            >
              <span>
                <PlaceName of={link} />
              </span>
            </SidebarLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

type SidebarLinkProps = {
  readonly path: string;
  readonly isCurrent: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

function SidebarLink({ path, isCurrent, className, children }: SidebarLinkProps) {
  return (
    <StudioLink
      href={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        className,
        'border-l-4',
        isCurrent
          ? 'border-brand-pale bg-white/10 text-white'
          : 'border-transparent text-concrete-200 forced-colors:border-l-0 hover:bg-white/8 hover:text-white',
      )}
    >
      {children}
    </StudioLink>
  );
}
