import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SiteDocument } from '../_lib/site-document';

/** Font of Bangla text, preloaded before the stylesheet (styles/bangla.css) requests it. */
const FONT = '/fonts/anek-bangla-500.1a6afc9c.woff2';

/** The public site in Bangla. */
export default function BanglaLayout({ children }: { readonly children: ReactNode }) {
  preload(FONT, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return <SiteDocument language="bn">{children}</SiteDocument>;
}
