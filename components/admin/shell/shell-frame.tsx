import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { exportedTexts, shellStrings } from '@/components/admin/strings/shell';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { focusHeading, watchLostFocus } from '@/components/admin/ui/focus-heading';
import { loadRepository } from '@/components/admin/screens/repository-part';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useLatest } from '@/components/admin/ui/use-latest';
import { StudioDialogs } from './studio-dialogs';
import { InBoth, SaveFailure, StartFailure, StudioGate, StudioNotice } from './studio-gate';
import { Sidebar, SIDEBAR_ID } from './sidebar';
import { StatusBar } from './status-bar';
import { useStudioKeys } from '@/components/admin/actions/use-actions';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { Link } from '@/components/ui/link';
import { StudioIcon } from '@/components/admin/ui/studio-icon';
import { SearchBox } from './search-box';
import { UserMenu } from './user-menu';
import { usePathname } from 'next/navigation';

const PublicationNotice = process.env.CONTENT_REPOSITORY
  ? lazyPart(loadRepository, 'PublicationNotice')
  : null;

type ShellFrameProps = {
  readonly brand: string;
  /** Made by the server: its drawing costs the studio no script. */
  readonly logo: ReactNode;
  readonly home: string;
  readonly search: { readonly action: string; readonly method: 'get' | 'post' };
  /** Sample user of the content file, shown until somebody enters a name. */
  readonly user: { readonly name: string; readonly jobTitle: string };
  readonly children: ReactNode;
};

/** Sidebar and main area. Below `lg` the sidebar is a drawer; the main area is inert while it is open. */
export function ShellFrame({ children, ...props }: ShellFrameProps) {
  const { brand, logo, home } = props;
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isNarrow = useMediaQuery('(width < 64rem)');
  const isCovered = isDrawerOpen && isNarrow;
  useHeadingFocus();
  useStudioKeys();
  useEffect(watchLostFocus, []);

  const closeDrawer = useLatest(() => {
    setIsDrawerOpen(false);
    // Deferred: the button cannot be focused while the main area is inert.
    requestAnimationFrame(() => menuButton.current?.focus());
  });

  return (
    <div
      className="min-h-dvh bg-white text-small leading-normal lg:flex" /* 15 px: the studio is set denser. */
    >
      <a
        href="#main"
        inert={isCovered}
        className="fixed top-2 left-2 z-skip -translate-y-24 bg-paper px-5 py-3 font-semibold text-ink focus:translate-y-0"
      >
        {shellStrings.skip}
      </a>
      <Sidebar
        brand={brand}
        logo={logo}
        home={home}
        isNarrow={isNarrow}
        isOpen={isDrawerOpen}
        onClose={closeDrawer}
      />
      <div inert={isCovered} className="min-w-0 flex-1">
        <TopBar
          {...props}
          ref={menuButton}
          isMenuOpen={isDrawerOpen}
          onOpenMenu={() => setIsDrawerOpen(true)}
        />
        <StatusBar />
        <SaveFailure />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-screen-2xl p-4 focus:outline-none md:px-6 xl:px-10"
        >
          <noscript>
            <div className="mb-6 border border-ink p-4">
              <InBoth texts={exportedTexts.needsScripts} />
            </div>
          </noscript>
          <StartFailure />
          <StudioNotice />
          {PublicationNotice && (
            <IfPublished>
              <PublicationNotice />
            </IfPublished>
          )}
          <StudioGate>{children}</StudioGate>
        </main>
      </div>
      <StudioDialogs />
    </div>
  );
}

function IfPublished({ children }: { readonly children: ReactNode }) {
  return useStudio(({ state }) => state.publications.size > 0) && children;
}

type TopBarProps = Omit<ShellFrameProps, 'children'> & {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
};

function TopBar({ ref, brand, logo, home, search, user, isMenuOpen, onOpenMenu }: TopBarProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-joint px-4 py-2 md:px-6 xl:px-10">
      <button
        ref={ref}
        type="button"
        aria-label={shellStrings.menu}
        aria-expanded={isMenuOpen}
        aria-controls={SIDEBAR_ID}
        onClick={onOpenMenu}
        data-needs-scripts=""
        className="grid size-11 cursor-pointer place-content-center border border-concrete-400 hover:border-ink lg:hidden"
      >
        <StudioIcon name="menu" />
      </button>
      {/* Shows only the mark on small screens, to leave room for the search. */}
      <Link
        href={home}
        aria-label={shellStrings.home(brand)}
        className="py-2 max-md:*:*:last:hidden lg:hidden"
      >
        {logo}
      </Link>
      <SearchBox {...search} />
      <UserMenu user={user} />
    </header>
  );
}

/** Focuses the heading of the new screen after a soft navigation, not after the first load. */
function useHeadingFocus() {
  const pathname = usePathname();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    focusHeading();
  }, [pathname]);
}
