import type { Metadata } from 'next';
import { company } from '@/content/company';
import { absoluteUrl } from './site-origin';

type SharePicture = { readonly path: string; readonly alt: string };

type PageMetaOptions = {
  readonly path: string;
  /** Without the brand; at most 60 characters together with it. */
  readonly title: string;
  /** 70 to 160 characters, of this page alone. */
  readonly description: string;
  /** 1200 × 630 px under `public`; the site's own unless the page has one. */
  readonly sharePicture?: SharePicture;
  readonly type?: 'website' | 'article';
  /** Day (YYYY-MM-DD) an article was published. */
  readonly publishedOn?: string;
};

const SHARE_SIZE = { width: 1200, height: 630 };

/** `Products | Atrai Blocks`: the specification's title with the brand suffix. */
export const pageTitle = (title: string) => `${title} | ${company.brand}`;

/**
 * The complete metadata of one public page: Next merges metadata shallowly, so a page that set half of it would lose
 * the rest (quality document, section 2).
 */
export function pageMeta({
  path,
  title,
  description,
  sharePicture,
  type = 'website',
  publishedOn,
}: PageMetaOptions): Metadata {
  const fullTitle = pageTitle(title);
  const url = absoluteUrl(path);
  const picture = sharePicture ?? { path: '/og/default.png', alt: `${company.brand}: ${company.summary}` };
  const images = [{ url: absoluteUrl(picture.path), alt: picture.alt, type: 'image/png', ...SHARE_SIZE }];
  return {
    title: { absolute: fullTitle },
    description,
    alternates: {
      canonical: url,
      types: {
        'application/rss+xml': [{ url: absoluteUrl('/feed.xml'), title: `${company.brand}: blog and news` }],
        'application/feed+json': [
          { url: absoluteUrl('/feed.json'), title: `${company.brand}: blog and news` },
        ],
      },
    },
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName: company.brand,
      locale: 'en_US',
      images,
      ...(type === 'article' ? { type, ...(publishedOn ? { publishedTime: publishedOn } : {}) } : { type }),
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  };
}
