import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './globals.css';
import './_lib/archivo';
import { siteOrigin } from './_lib/site-origin';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#3F3C37' };

/** Root of all documents. `<html>` is one level below, because it has the language (`_lib/site-document.tsx`). */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
