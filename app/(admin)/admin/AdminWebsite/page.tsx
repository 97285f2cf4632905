import type { Metadata } from 'next';
import { pageTitle } from '@/app/_lib/page-meta';
import { fixedPages } from '@/content/registry/redirects';
import { publicPageAt } from '@/content/pages/public-pages';
import { WebsiteScreen } from '@/components/admin/screens/website/website-screen.client';

export const metadata: Metadata = { title: pageTitle('Website - Admin') };

/** The public pages, from which a click leads to the fields. */
export default function WebsitePage() {
  return <WebsiteScreen pages={fixedPages.filter((path) => publicPageAt(path) !== undefined)} />;
}
