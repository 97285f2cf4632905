import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import './globals.css';
import './_lib/archivo';
import { colours } from '@/content/registry/colours';
import { siteOrigin } from './_lib/site-origin';

export const metadata: Metadata = {
  metadataBase: new URL(siteOrigin),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32', type: 'image/x-icon' },
      { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
  },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: colours.concrete[800],
};

/** Root of all documents. `<html>` is one level below, because it has the language (`_lib/site-document.tsx`). */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
