import type { Metadata } from 'next';
import { company } from '@/content/entities/company';
import { TITLE_LENGTH, titleEnd } from '@/content/entities/pages/title-room';
import { inLanguage, type Language } from '@/content/lib/language';
import { hasBanglaPage } from '@/content/public-pages';
import type { Locale } from '@/content/strings/locale';
import { SHARE_SIZE, sharePictureOf } from './share-pictures';
import { absoluteUrl, addressOf } from './site-origin';

/** What a public page says about itself, to search engines and in its structured data. */
export type PageFacts = {
  readonly locale: Locale;
  /** In English. */
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

/** `Products | Atrai Blocks`. The title of an article may be longer than there is room for and ends at a word then. */
export function pageTitle(title: string, language: Language = 'en') {
  const suffix = titleEnd(inLanguage(company, language).brand);
  const room = TITLE_LENGTH - suffix.length;
  const signs = [...title];
  if (signs.length <= room) return title + suffix;
  const start = signs.slice(0, room - 1).join('');
  const words = start.slice(0, start.lastIndexOf(' ') + 1);
  return `${(words === '' ? start : words).replace(/[\s,;:–-]+$/, '')}…${suffix}`;
}

const openGraphLocales = { en: 'en_US', bn: 'bn_BD' } as const;

/** The addresses of a page, given by its English path, in every language; nothing where it has one language alone. */
export const languagesOf = (path: string) =>
  hasBanglaPage(path)
    ? { en: addressOf(path, 'en'), bn: addressOf(path, 'bn'), 'x-default': addressOf(path, 'en') }
    : undefined;

/**
 * The complete metadata of one public page: Next merges metadata shallowly, so a page that set half of it would lose
 * the rest (docs/requirements.md, metadata).
 */
export function pageMeta({
  locale,
  path,
  title,
  description,
  type = 'website',
  publishedOn,
}: PageMetaOptions): Metadata {
  const { language, strings, fill } = locale;
  const { brand } = inLanguage(company, language);
  const fullTitle = pageTitle(title, language);
  const url = addressOf(path, language);
  const picture = sharePictureOf(path, language);
  const images = [{ url: absoluteUrl(picture.src), alt: picture.alt, type: 'image/png', ...SHARE_SIZE }];
  const feedTitle = fill(strings.shared.feed.title, { brand });
  const feed = (file: string) => [{ url: addressOf(file, language), title: feedTitle }];
  return {
    title: { absolute: fullTitle },
    description,
    alternates: {
      canonical: url,
      ...(hasBanglaPage(path) && { languages: languagesOf(path) }),
      types: {
        'application/rss+xml': feed('/feed.xml'),
        'application/feed+json': feed('/feed.json'),
      },
    },
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName: brand,
      locale: openGraphLocales[language],
      images,
      ...(type === 'article' ? { type, ...(publishedOn ? { publishedTime: publishedOn } : {}) } : { type }),
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  };
}
