import type { Metadata } from 'next';
import { SiteShell } from '@/components/site/layout/site-shell';
import { NotFoundScreen } from '@/components/site/shared/not-found-screen';
import { english } from '@/content/strings/english';
import { siteLocales } from '@/content/strings/locales';
import { pageTitle } from './_lib/page-meta';
import { SiteDocument } from './_lib/site-document';
import { metadata as root } from './layout';

export { viewport } from './layout';

const { notFound } = english.strings.shared;

// Without canonical, feeds and share picture, because the address does not exist. Next adds `noindex`.
export const metadata: Metadata = {
  ...root,
  title: { absolute: pageTitle(notFound.metaTitle) },
  description: notFound.metaDescription,
};

/** The exported 404.html. It is no `not-found.tsx`, because Next puts that into the payload of every page. */
export default function NotFoundPage() {
  const other = siteLocales.find(({ language }) => language !== 'en');
  return (
    <SiteDocument language="en">
      <SiteShell locale={english} headerOver="light">
        <NotFoundScreen locale={english} other={other} />
      </SiteShell>
    </SiteDocument>
  );
}
