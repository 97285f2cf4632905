import type { Metadata } from 'next';
import { company } from '@/content/entities/company';
import { SHARE_SIZE, sharePictureOf } from './share-pictures';
import { absoluteUrl } from './site-origin';

/** What a public page says about itself, to search engines and in its structured data. */
export type PageFacts = {
  readonly path: string;
  /** Without the brand; at most 60 characters together with it. */
  readonly title: string;
  /** 70 to 160 characters, of this page alone. */
  readonly description: string;
};

type PageMetaOptions = PageFacts & {
  readonly type?: 'website' | 'article';
  /** Day (YYYY-MM-DD) an article was published. */
  readonly publishedOn?: string;
};

/** Longest title, in characters, that search engines show whole. */
const TITLE_LENGTH = 60;

/** `Products | Atrai Blocks`. The title of an article may be longer than there is room for and ends at a word then. */
export function pageTitle(title: string) {
  const suffix = ` | ${company.brand}`;
  const room = TITLE_LENGTH - suffix.length;
  const signs = [...title];
  if (signs.length <= room) return title + suffix;
  const start = signs.slice(0, room - 1).join('');
  const words = start.slice(0, start.lastIndexOf(' ') + 1);
  return `${(words === '' ? start : words).replace(/[\s,;:–-]+$/, '')}…${suffix}`;
}

/**
 * The complete metadata of one public page: Next merges metadata shallowly, so a page that set half of it would lose
 * the rest (docs/requirements.md, metadata).
 */
export function pageMeta({
  path,
  title,
  description,
  type = 'website',
  publishedOn,
}: PageMetaOptions): Metadata {
  const fullTitle = pageTitle(title);
  const url = absoluteUrl(path);
  const picture = sharePictureOf(path);
  const images = [{ url: absoluteUrl(picture.src), alt: picture.alt, type: 'image/png', ...SHARE_SIZE }];
  const feedTitle = `${company.brand}: blog and news`;
  return {
    title: { absolute: fullTitle },
    description,
    alternates: {
      canonical: url,
      types: {
        'application/rss+xml': [{ url: absoluteUrl('/feed.xml'), title: feedTitle }],
        'application/feed+json': [{ url: absoluteUrl('/feed.json'), title: feedTitle }],
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
