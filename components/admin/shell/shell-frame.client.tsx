'use client';

import { lazy, type ReactNode, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { shellStrings } from '@/components/admin/strings/shell';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { StudioDialogs } from './studio-dialogs';
import { SaveFailure } from './save-failure';
import { Sidebar } from './sidebar';
import { StartFailure } from './start-failure';
import { StatusBar } from './status-bar';
import { StudioGate } from './studio-gate';
import { StudioNotice } from './studio-notice';
import { TopBar } from './top-bar';
import { useHeadingFocus } from './use-heading-focus';
import { useStudioKeys } from './use-studio-keys';
import { SENT_CHANGED, SENT_KEY } from '@/components/admin/repository/sent-key';

/** Only where the build names a repository; without `lazyPart`, whose import would stay in exports that name none. */
const SentNotice = process.env.CONTENT_REPOSITORY
  ? lazy(() =>
      import('@/components/admin/screens/publish/sent-notice').then(
        (module) => ({ default: module.SentNotice }),
        () =>
          import('@/components/admin/ui/part-missing').then(({ PartMissing }) => ({
            default: () => <PartMissing />,
          })),
      ),
    )
  : null;

type ShellFrameProps = {
  readonly brand: string;
  /** The address of the website. */
  readonly home: string;
  readonly search: { readonly action: string; readonly method: 'get' | 'post' };
  /** The content file's sample user, until somebody enters a name. */
  readonly user: { readonly name: string; readonly jobTitle: string };
  readonly children: ReactNode;
};

/** Sidebar and work surface. Below `lg` the sidebar is a drawer, and the rest is inert while it is open. */
export function ShellFrame({ brand, home, search, user, children }: ShellFrameProps) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isNarrow = useMediaQuery('(width < 64rem)');
  const isCovered = isDrawerOpen && isNarrow;
  useHeadingFocus();
  useStudioKeys();

  const closeDrawer = () => {
    setIsDrawerOpen(false);
    // The button can take the focus only once the work surface is no longer inert.
    requestAnimationFrame(() => menuButton.current?.focus());
  };

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
      <Sidebar brand={brand} home={home} isNarrow={isNarrow} isOpen={isDrawerOpen} onClose={closeDrawer} />
      <div inert={isCovered} className="min-w-0 flex-1">
        <TopBar
          ref={menuButton}
          brand={brand}
          home={home}
          search={search}
          user={user}
          isMenuOpen={isDrawerOpen}
          onOpenMenu={() => setIsDrawerOpen(true)}
        />
        <StatusBar />
        <SaveFailure />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-screen-2xl p-4 focus:outline-none md:p-6 xl:p-10"
        >
          <noscript>
            <p className="mb-6 border border-ink p-4">{shellStrings.needsScripts}</p>
          </noscript>
          <StartFailure />
          {process.env.CONTENT_REPOSITORY && SentNotice ? (
            <>
              <StudioNotice />
              <IfSent>
                <Suspense>
                  <SentNotice />
                </Suspense>
              </IfSent>
            </>
          ) : (
            <StudioNotice />
          )}
          <StudioGate>{children}</StudioGate>
        </main>
      </div>
      <StudioDialogs />
    </div>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  window.addEventListener(SENT_CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(SENT_CHANGED, onChange);
  };
}

function isSent() {
  try {
    return localStorage.getItem(SENT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Shows its children once something was sent that is not online yet, also before a reload; they stay until the next page. */
function IfSent({ children }: { readonly children: ReactNode }) {
  const isThere = useSyncExternalStore(subscribe, isSent, () => false);
  return isThere ? children : null;
}
