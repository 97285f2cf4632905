import type { MetadataRoute } from 'next';
import { company } from '@/content/entities/company';
import { colours } from '@/content/registry/colours';
import { inLanguage } from '@/lib/records';

export const dynamic = 'force-static';

/** Icon on a home screen; opens in the browser, because this is a website and no app. */
export default function manifest(): MetadataRoute.Manifest {
  const { brand, summary } = inLanguage(company, 'en');
  return {
    id: '/',
    name: brand,
    short_name: brand,
    description: summary,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.concrete[800],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
