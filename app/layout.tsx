import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import './globals.css';
import { siteOrigin } from './_lib/site-origin';

const archivo = localFont({
  src: './fonts/archivo-subset.woff2',
  variable: '--font-archivo',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '88% 118%' }],
  display: 'swap',
  // The stand-ins are measured for our widths and live in globals.css.
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#3F3C37' };

/** The one root layout: language, font and tokens; each half of the site brings its own chrome. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className={archivo.variable} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
