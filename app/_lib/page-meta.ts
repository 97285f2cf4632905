import type { Metadata } from 'next';
import { company } from '@/content/entities/company';
import { TITLE_LENGTH, titleEnd } from '@/content/entities/pages/title-room';
import { inLanguage } from '@/lib/records';
import type { Language } from '@/lib/text';
import { hasBanglaPage, publicPageAt } from '@/content/pages/public-pages';
import { hasFeeds } from '@/content/pages/shown-pages';
import type { Locale } from '@/content/strings/locale';
import { SHARE_SIZE, sharePictureOf } from './share-pictures';
import { absoluteUrl, addressOf } from './site-origin';

/** Facts of a public page for search engines and structured data. */
export type PageFacts = {
  readonly locale: Locale;
  /** English path. */
  readonly path: string;
  /** Title without the brand; at most 60 characters with it. */
  readonly title: string;
  /** 70 to 160 characters, unique to this page. */
  readonly description: string;
};

type PageMetaOptions = PageFacts & {
  /** Whether search engines may list it, as by default; others can be shared all the same. */
  readonly isListed?: boolean;
  readonly type?: 'website' | 'article';
  /** Day of an article's publication, YYYY-MM-DD. */
  readonly publishedOn?: string;
  /** Day of an article's last change, not before its publication, where the history is known. */
  readonly updatedOn?: string | undefined;
};

/** Signs of a product's name below which its title is cut as any other. */
const LEAST_NAME = 10;

/** Adds the brand: `Products | Delta Blocks`. Cuts a long title at a word; a product keeps its size, if it has room. */
export function pageTitle(title: string, language: Language = 'en') {
  const end = titleEnd(inLanguage(company, language).brand);
  const [size = ''] = /, \d[\d.–×\s]*mm$/.exec(title) ?? [];
  const suffix = size.length + end.length > TITLE_LENGTH - LEAST_NAME ? end : size + end;
  const signs = [...`${title}${end}`.slice(0, -suffix.length)];
  if (signs.length + suffix.length <= TITLE_LENGTH) return title + end;
  const start = signs.slice(0, TITLE_LENGTH - suffix.length - 1).join('');
  return `${start.replace(/[\s,;:–-]*( [^ ]*)?$/, '')}…${suffix}`;
}

/** Returns the first of several titles for which the brand leaves room, else the last, which is cut. */
export function fittingTitle(titles: readonly string[], language: Language) {
  const end = titleEnd(inLanguage(company, language).brand);
  const fitting = titles.find((title) => [...title, ...end].length <= TITLE_LENGTH);
  return fitting ?? titles.at(-1) ?? '';
}

const openGraphLocales = { en: 'en_US', bn: 'bn_BD' } as const;

/** Addresses of a page in every language, by its English path; undefined for a page in one language. */
export const languagesOf = (path: string) =>
  hasBanglaPage(path)
    ? { en: addressOf(path, 'en'), bn: addressOf(path, 'bn'), 'x-default': addressOf(path, 'en') }
    : undefined;

/** Complete metadata of a public page: Next merges shallowly, so a partial value would drop the rest. */
export function pageMeta({
  locale,
  path,
  title,
  description,
  isListed = publicPageAt(path)?.isUnlisted !== true,
  type = 'website',
  publishedOn,
  updatedOn,
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
    robots: isListed ? { 'max-image-preview': 'large' } : { index: false, follow: true },
    ...(isListed && {
      alternates: {
        canonical: url,
        ...(hasBanglaPage(path) && { languages: languagesOf(path) }),
        ...(hasFeeds && {
          types: {
            'application/rss+xml': feed('/feed.xml'),
            'application/feed+json': feed('/feed.json'),
          },
        }),
      },
    }),
    openGraph: {
      title: fullTitle,
      description,
      url,
      siteName: brand,
      locale: openGraphLocales[language],
      images,
      ...(type === 'article'
        ? {
            type,
            ...(publishedOn && { publishedTime: publishedOn }),
            ...(updatedOn && { modifiedTime: updatedOn }),
          }
        : { type }),
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  };
}
