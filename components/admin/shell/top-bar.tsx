import type { Ref } from 'react';
import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { shellStrings } from '@/components/admin/strings/shell';
import { SearchBox } from './search-box';
import { SIDEBAR_ID } from './shell-ids';
import { UserMenu } from './user-menu';

type TopBarProps = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly brand: string;
  /** The address of the website. */
  readonly home: string;
  readonly search: { readonly action: string; readonly method: 'get' | 'post' };
  readonly user: { readonly name: string; readonly jobTitle: string };
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
};

/** Menu button and logo on small screens, search (in its own row below `sm`), and the user dropdown. */
export function TopBar({ ref, brand, home, search, user, isMenuOpen, onOpenMenu }: TopBarProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-joint px-4 py-3.5 md:px-6 xl:px-10">
      <button
        ref={ref}
        type="button"
        aria-label={shellStrings.bars.menu}
        aria-expanded={isMenuOpen}
        aria-controls={SIDEBAR_ID}
        onClick={onOpenMenu}
        data-needs-scripts=""
        className="grid size-11 cursor-pointer place-content-center border border-concrete-400 hover:border-ink lg:hidden"
      >
        <StudioIcon name="menu" />
      </button>
      <Link href={home} aria-label={shellStrings.bars.home(brand)} className="py-2 lg:hidden">
        {/* The name leaves its place to the search on small screens; the mark stays. */}
        <Logo brand={brand} className="max-md:w-12 max-md:overflow-hidden max-md:whitespace-nowrap" />
      </Link>
      <SearchBox {...search} />
      <UserMenu user={user} />
    </header>
  );
}
