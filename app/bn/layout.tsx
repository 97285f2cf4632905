import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { SiteDocument } from '../_lib/site-document';

/** The face of Bangla text (styles/bangla.css), asked for before the stylesheet names it. */
const FONT = '/fonts/anek-bangla-500.woff2';

/** The public site in Bangla. */
export default function BanglaLayout({ children }: { readonly children: ReactNode }) {
  preload(FONT, { as: 'font', type: 'font/woff2', crossOrigin: '' });
  return <SiteDocument language="bn">{children}</SiteDocument>;
}
