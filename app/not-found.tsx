import type { Metadata } from 'next';
import { SiteShell } from '@/components/site/layout/site-shell';
import { NotFoundScreen } from '@/components/site/shared/not-found-screen';
import { pageTitle } from './_lib/page-meta';

// No canonical, no feeds, no share picture: an address that does not exist has none. Next adds `noindex`.
export const metadata: Metadata = {
  title: { absolute: pageTitle('Page not found') },
  description: 'The page you are looking for does not exist.',
};

/** The answer to every unknown address, public or not; exported as `404.html`. */
export default function NotFoundPage() {
  return (
    <SiteShell headerOver="light">
      <NotFoundScreen />
    </SiteShell>
  );
}
