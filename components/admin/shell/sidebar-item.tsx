import { useId, useState, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { MinusIcon, PlusIcon } from '@/components/ui/icons';
import type { AdminMenuItem } from '@/content/admin';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { createPersistedText } from '@/components/admin/ui/persisted-text';
import { clsx } from 'clsx';
import { StudioLink } from '@/components/admin/ui/studio-link';

const menus = createPersistedText('studio:menu');

/** Manages open submenus, other than that of the current page; persisted in this browser. */
function useOpenMenus() {
  const open = menus.useText().split('|').filter(Boolean);
  return {
    isOpen: (title: string) => open.includes(title),
    setOpen: (title: string, isOpen: boolean) =>
      menus.write([...open.filter((other) => other !== title), ...(isOpen ? [title] : [])].join('|')),
  };
}

type SidebarItemProps = { readonly item: AdminMenuItem; readonly current: string };

const rowStyle = 'flex min-h-11 w-full items-center gap-3 px-3 py-2 text-left font-medium';

/** Entry of the sidebar: a link, or a button with a submenu, which starts open if it contains the current page. */
export function SidebarItem({ item, current }: SidebarItemProps) {
  const submenuId = useId();
  const isHydrated = useHydrated();
  const menus = useOpenMenus();
  /** Page on which the user closed the current page's submenu; it is open again on the next page. */
  const [closedOn, setClosedOn] = useState<string | null>(null);

  if (!item.submenu) {
    return (
      <li>
        <SidebarLink path={item.path} isCurrent={item.path === current} className={rowStyle}>
          <StudioIcon name={item.icon} />
          {item.title}
        </SidebarLink>
      </li>
    );
  }

  const isCurrent = item.subMenuItems.some(({ path }) => path === current);
  const isOpen = isCurrent ? closedOn !== current : menus.isOpen(item.title);
  const toggle = () => {
    if (isCurrent) setClosedOn(isOpen ? current : null);
    else menus.setOpen(item.title, !isOpen);
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
        <StudioIcon name={item.icon} />
        <span className="flex-1">{item.title}</span>
        <Sign className="size-4" data-needs-scripts="" />
      </button>
      <ul id={submenuId} hidden={isHydrated && !isOpen} data-collapsed={isOpen ? undefined : 'submenu'}>
        {item.subMenuItems.map(({ title, path }) => (
          <li key={path}>
            <SidebarLink
              path={path}
              isCurrent={path === current}
              className="flex min-h-11 items-center py-2 pr-3 pl-11"
            >
              {title}
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

/** Link of the sidebar; marks the current page by background, border and `aria-current`. */
function SidebarLink({ path, isCurrent, className, children }: SidebarLinkProps) {
  return (
    <StudioLink
      href={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        className,
        'border-l-4',
        isCurrent
          ? 'border-leaf-pale bg-white/10 text-white'
          : 'border-transparent text-concrete-200 hover:bg-white/8 hover:text-white',
      )}
    >
      {children}
    </StudioLink>
  );
}
