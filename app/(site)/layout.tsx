import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/layout/site-shell';

/** The public half of the site. */
export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
