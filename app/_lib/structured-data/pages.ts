import type { AboutPage, CollectionPage, ContactPage, ItemList, WebPage } from 'schema-dts';
import type { PageFacts } from '../page-meta';
import { sharePictureOf } from '../share-pictures';
import { absoluteUrl, addressOf } from '../site-origin';
import { organizationRef, websiteRef } from './organization';

type PageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage';
type PageNode = Exclude<WebPage | CollectionPage | AboutPage | ContactPage, string>;

/** What structured data of every kind of page has. */
export const pageFields = ({ locale: { language }, path, title, description }: PageFacts) => ({
  '@id': addressOf(path, language),
  url: addressOf(path, language),
  name: title,
  description,
  inLanguage: language,
  isPartOf: websiteRef,
  publisher: organizationRef,
});

/** Structured data of a page. `more` adds its subject or list. */
export const webPage = (
  page: PageFacts,
  type: PageType,
  more: Pick<PageNode, 'mainEntity' | 'mentions'> = {},
): PageNode => ({
  '@type': type,
  ...pageFields(page),
  primaryImageOfPage: {
    '@type': 'ImageObject',
    url: absoluteUrl(sharePictureOf(page.path, page.locale.language).src),
  },
  ...more,
});

type ListEntry = {
  readonly name: string;
  /** Path, with a fragment for an entry without its own page. */
  readonly path: string;
  readonly image?: string;
};

/** List of things with addresses, in page order. */
export const itemList = (entries: readonly ListEntry[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: entries.length,
  itemListElement: entries.map(({ name, path, image }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absoluteUrl(path),
    ...(image !== undefined && { image: absoluteUrl(image) }),
  })),
});
