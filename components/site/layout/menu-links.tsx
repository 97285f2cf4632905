import { Link } from '@/components/ui/link';
import { mainMenu } from '@/content/navigation';
import type { Locale } from '@/content/strings/locale';

type MenuLinksProps = {
  readonly locale: Locale;
  /** English path of the page; undefined for an unknown address. */
  readonly path: string | undefined;
};

/** Returns `aria-current`: `page` for the page itself, `true` for an ancestor of it, else undefined. */
function currentMark(path: string, current = '') {
  if (path === current) return 'page';
  return path !== '/' && current.startsWith(`${path}/`) ? 'true' : undefined;
}

/**
 * Grid of the menu's twelve links: two columns, three on large screens.
 */
export function MenuLinks({ locale, path: current }: MenuLinksProps) {
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
            <span className="hidden size-3.5 shrink-0 bg-leaf group-aria-current:block" aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
