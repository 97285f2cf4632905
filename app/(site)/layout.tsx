import type { ReactNode } from 'react';
import { SiteDocument } from '../_lib/site-document';

/** The public site in English. */
export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  return <SiteDocument language="en">{children}</SiteDocument>;
}
