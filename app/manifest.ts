import type { MetadataRoute } from 'next';
import { company } from '@/content/entities/company';

export const dynamic = 'force-static';

/** Icon on a home screen; opens in the browser, because this is a website and no app. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: company.brand,
    short_name: company.brand,
    description: company.summary,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#F2F1EE',
    theme_color: '#3F3C37',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
