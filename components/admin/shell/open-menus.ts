import { createKeptText } from '@/components/admin/ui/kept-text';

const menus = createKeptText('studio:menu');

/** The submenus that are open beside that of the current page; kept in this browser. */
export function useOpenMenus() {
  const open = menus.useText().split('|').filter(Boolean);
  return {
    isOpen: (title: string) => open.includes(title),
    setOpen: (title: string, isOpen: boolean) =>
      menus.write([...open.filter((other) => other !== title), ...(isOpen ? [title] : [])].join('|')),
  };
}
