import type { ReactNode } from 'react';
import { Awake } from './awake.client';
import { Letterhead } from './letterhead';
import { MenuOverlay } from './menu-overlay';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

type SiteShellProps = {
  readonly children: ReactNode;
  /** What the transparent header stands on at the top of the page; a dark picture unless told otherwise. */
  readonly headerOver?: 'picture' | 'light';
};

/** What every public page wears: skip link, fixed header, overlay menu, the page itself, footer. */
export function SiteShell({ children, headerOver = 'picture' }: SiteShellProps) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-skip -translate-y-24 bg-paper px-5 py-3 font-semibold text-ink focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Letterhead />
      <SiteHeader over={headerOver} />
      <MenuOverlay />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <SiteFooter />
      <Awake />
    </>
  );
}
