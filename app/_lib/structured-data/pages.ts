import type { AboutPage, CollectionPage, ContactPage, ItemList, WebPage } from 'schema-dts';
import type { PageFacts } from '../page-meta';
import { sharePictureOf } from '../share-pictures';
import { absoluteUrl, addressOf } from '../site-origin';
import { organizationRef, websiteRef } from './organization';

type PageType = 'WebPage' | 'CollectionPage' | 'AboutPage' | 'ContactPage';
type PageNode = Exclude<WebPage | CollectionPage | AboutPage | ContactPage, string>;

/** The page itself. `more` says what it is about or what it lists. */
export const webPage = (
  { locale: { language }, path, title, description }: PageFacts,
  type: PageType,
  more: Pick<PageNode, 'mainEntity' | 'mentions'> = {},
): PageNode => ({
  '@type': type,
  '@id': addressOf(path, language),
  url: addressOf(path, language),
  name: title,
  description,
  inLanguage: language,
  isPartOf: websiteRef,
  publisher: organizationRef,
  primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(sharePictureOf(path, language).src) },
  ...more,
});

type ListEntry = {
  readonly name: string;
  /** Path on this site, with a fragment where the entry has no page of its own. */
  readonly path: string;
  readonly image?: string;
};

/** A list of things with an address each, in the order of the page. */
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
